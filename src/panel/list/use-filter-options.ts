import { useEffect, useState } from 'react';
import { useAuth } from '../../visitor/auth/auth-store.ts';
import { listSources } from '../api/list.ts';
import { useColleagues } from '../lead/use-colleagues.ts';

/** Filter options that are read from the database. */
export interface FilterOptions {
  /** All but the signed-in user: id and name. */
  colleagues: [id: string, name: string][];
  sources: string[];
}

export const NO_OPTIONS: FilterOptions = { colleagues: [], sources: [] };

/** Empty until they are read; without them one filters by the others. */
export function useFilterOptions(): FilterOptions {
  const me = useAuth().user?.id;
  const colleagues = useColleagues().filter(({ id }) => id !== me);
  const [sources, setSources] = useState<string[]>([]);
  useEffect(() => {
    listSources().then(setSources, () => undefined); // the list itself tells what fails
  }, []);
  return { colleagues: colleagues.map(({ id, name }) => [id, name]), sources };
}
