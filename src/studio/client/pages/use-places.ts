import { useEffect, useState } from 'react';
import type { PlacesAnswer } from '../../shared/protocol.ts';
import { api } from '../store/api.ts';
import { useStore } from '../store/use-store.ts';

/** Where a page is linked from; undefined until that is known. */
export function usePlaces(path: string): PlacesAnswer['places'] | undefined {
  return useAsked((edits) => api.places(edits, path), path);
}

/** Where a form is named. */
export function useFormPlaces(id: string): PlacesAnswer['places'] | undefined {
  return useAsked((edits) => api.recordPlaces(edits, 'forms', id), id);
}

type Ask = (edits: Parameters<typeof api.places>[0]) => Promise<PlacesAnswer>;

function useAsked(ask: Ask, of: string): PlacesAnswer['places'] | undefined {
  const store = useStore();
  const [places, setPlaces] = useState<PlacesAnswer['places']>();
  useEffect(() => {
    ask(store.get().edits).then(
      (answer) => setPlaces(answer.places),
      () => setPlaces([]), // what cannot be is told by the operation itself
    );
  }, [store, of]);
  return places;
}
