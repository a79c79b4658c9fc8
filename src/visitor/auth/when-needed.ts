import { type AccountPages, authNeeded } from './account-pages.ts';
import { authLink, isOpen } from './auth-link.ts';
import { authState, setAuth } from './auth-store.ts';
import { SESSION_KEY } from './traces.ts';

/**
 * Calls `start` if a link that was followed, the page at `path` or this visitor needs the session, and whenever someone signs in
 * in another tab; without need, nobody is signed in. Returns what ends the listening.
 */
export function whenNeeded(start: () => unknown, path: string, pages: AccountPages): () => void {
  if (isOpen(authLink()) || authNeeded(path, pages)) start();
  else if (authState().status === 'unknown') setAuth({ status: 'signed-out' });
  const onStorage = ({ key, newValue }: StorageEvent) => {
    if (key === SESSION_KEY && newValue) start();
  };
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
}

export function notLoaded(error: unknown): void {
  setAuth({ unreachable: true });
  console.warn('The accounts could not be loaded; the next page tries again.', error);
}
