import { carriesResult, hasStoredSession } from './traces.ts';

/** Pages about who is signed in. */
const AUTH_PAGES = /^\/(auth(\/|$)|conta$)/;

/** Whether supabase-js is to be loaded at all; for most visitors it never is. */
export function authNeeded(
  path: string,
  location: Pick<Location, 'search' | 'hash'> = { search: '', hash: '' },
): boolean {
  return AUTH_PAGES.test(path) || carriesResult(location) || hasStoredSession();
}
