/** What auth leaves in a browser or an address. The boot script inlines this: nothing is imported. */

/** Where supabase-js keeps the session, in `localStorage`. */
export const SESSION_KEY = 'sb-session';

/** What a link in an e-mail, or a provider, sends a visitor back with. (`error` alone is the CRM's.) */
const RESULT = /[?#&](token_hash|access_token|code|error_code)=/;

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false; // storage is blocked
  }
}

export const carriesResult = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  RESULT.test(search + hash);
