import { SESSION_KEY } from '../traces.ts';
import { authStorage } from './auth-storage.ts';

const KEY = `${SESSION_KEY}-begun`;

/** Longest visit at a provider, in milliseconds. */
const TIMEOUT = 10 * 60_000;

/** Notes that this tab leaves for a provider that sends back a session in the address. */
export const beginProviderVisit = (): void => authStorage.setItem(KEY, String(Date.now()));

/** Whether this tab had left for a provider; true once. A session that this tab did not ask for is somebody else's. */
export function endProviderVisit(): boolean {
  const begunAt = Number(authStorage.getItem(KEY));
  authStorage.removeItem(KEY);
  return Date.now() - begunAt < TIMEOUT;
}
