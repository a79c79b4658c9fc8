import { useEffect, useState } from 'react';
import type { PlacesAnswer } from '../../shared/protocol.ts';
import { api } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';

/** Where a page is linked from; undefined until that is known. */
export function usePlaces(path: string): PlacesAnswer['places'] | undefined {
  const store = useStore();
  const [places, setPlaces] = useState<PlacesAnswer['places']>();
  useEffect(() => {
    api.places(store.get().edits, path).then(
      (answer) => setPlaces(answer.places),
      () => setPlaces([]), // what cannot be is told by the operation itself
    );
  }, [store, path]);
  return places;
}
