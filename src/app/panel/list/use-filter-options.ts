import { useEffect, useState } from 'react';
import { useAuth } from '../../auth/auth-store.ts';
import { listColleagues, listSources } from '../api/list.ts';

/** What the filters offer that only the database knows. */
export interface FilterOptions {
  /** All but the signed-in user: id and name. */
  colleagues: [id: string, name: string][];
  sources: string[];
}

export const NO_OPTIONS: FilterOptions = { colleagues: [], sources: [] };

/** Empty until they are read; without them one filters by the others. */
export function useFilterOptions(): FilterOptions {
  const me = useAuth().user?.id;
  const [options, setOptions] = useState(NO_OPTIONS);
  useEffect(() => {
    Promise.all([listColleagues(), listSources()]).then(
      ([people, sources]) => {
        const others = people.filter(({ id }) => id !== me);
        setOptions({ colleagues: others.map(({ id, name }) => [id, name]), sources });
      },
      () => undefined, // the list itself tells what fails
    );
  }, [me]);
  return options;
}
