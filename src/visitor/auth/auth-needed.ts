import { AUTH_PAGES } from './account-pages.ts';
import { carriesResult, hasStoredSession } from './traces.ts';

/** Whether supabase-js has to be loaded; for most visitors it never is. */
export function authNeeded(
  path: string,
  location: Pick<Location, 'search' | 'hash'> = { search: '', hash: '' },
): boolean {
  return AUTH_PAGES.includes(path) || carriesResult(location) || hasStoredSession();
}
