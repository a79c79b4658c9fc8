/** Traces of auth in storage and address. Inlined in the boot script, so it imports nothing. */

/** The key of supabase-js's session in `localStorage`. */
export const SESSION_KEY = 'sb-session';

/** The key of the PKCE verifier in `sessionStorage`. */
export const VERIFIER_KEY = `${SESSION_KEY}-code-verifier`;

/** The parameters with which a link or a provider sends a visitor back. (`error` alone is the CRM's.) */
const RESULT = /[?#&](token_hash|access_token|error_code)=/;
const CODE = /[?&]code=/;

export function hasStoredSession(): boolean {
  try {
    return localStorage.getItem(SESSION_KEY) !== null;
  } catch {
    return false; // storage is blocked
  }
}

/** A `code` without the verifier of this tab has another meaning, a voucher for example. */
function awaitsCode(): boolean {
  try {
    return sessionStorage.getItem(VERIFIER_KEY) !== null;
  } catch {
    return false;
  }
}

export const carriesResult = ({ search, hash }: Pick<Location, 'search' | 'hash'>): boolean =>
  RESULT.test(search + hash) || (CODE.test(search) && awaitsCode());
