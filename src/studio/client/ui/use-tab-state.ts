import { useState } from 'react';
import { tabStorage } from '../../../lib/safe-storage.ts';

/** A choice that this tab keeps until it is closed, also when it reloads. */
export function useTabState(
  key: `studio-${string}`,
  initial: boolean,
): [boolean, (next: boolean) => void] {
  const [stored, setStored] = useState(() => tabStorage.get(key));
  const store = (next: boolean) => {
    tabStorage.set(key, String(next));
    setStored(String(next));
  };
  return [stored === null ? initial : stored === 'true', store];
}
