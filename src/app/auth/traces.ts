/** What auth leaves in a browser or an address. The boot script inlines this: nothing is imported. */

/** Where supabase-js keeps the session, in `localStorage`. */
export const SESSION_KEY = 'sb-session';

/** Where it keeps the secret of a code that a provider is to send back, in `sessionStorage`. */
export const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`;

/** What a link in an e-mail, or a provider, sends a visitor back with. (`error` alone is the CRM's.) */
const RESULT = /[?#&](token_hash|access_token|error_code)=/;
const CODE = /[?&]code=/;

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false; // storage is blocked
  }
}

/** A `code` without the secret of this tab is somebody else's: a voucher, say. */
function awaitsCode(): boolean {
  try {
    return sessionStorage.getItem(VERIFIER_KEY) !== null;
  } catch {
    return false;
  }
}

export const carriesResult = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  RESULT.test(search + hash) || (CODE.test(search) && awaitsCode());
