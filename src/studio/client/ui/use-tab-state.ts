import { useState } from 'react';

/** A choice that this tab keeps until it is closed, also when it reloads. */
export function useTabState(key: string, initial: boolean): [boolean, (next: boolean) => void] {
  const [stored, setStored] = useState(() => sessionStorage.getItem(key));
  const store = (next: boolean) => {
    sessionStorage.setItem(key, String(next));
    setStored(String(next));
  };
  return [stored === null ? initial : stored === 'true', store];
}
