import { SESSION_KEY } from '../traces.ts';
import { authStorage } from './auth-storage.ts';

const KEY = `${SESSION_KEY}-begun`;

/** How long one may take at a provider, in milliseconds. */
const TIMEOUT = 10 * 60_000;

/** Notes that this tab leaves for a provider which leads back with a session in the address. */
export const beginProviderVisit = (): void => authStorage.setItem(KEY, String(Date.now()));

/** Whether it did; true once. A session that nobody here asked for is somebody else's. */
export function endProviderVisit(): boolean {
  const begunAt = Number(authStorage.getItem(KEY));
  authStorage.removeItem(KEY);
  return Date.now() - begunAt < TIMEOUT;
}
