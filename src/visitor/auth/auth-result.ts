import { type AuthLinkKind, setAuthLink } from './auth-link.ts';
import { carriesResult } from './traces.ts';

/** The result of a sign-in by e-mail or at a provider, as the address brings it. */
export type AuthResult =
  | { way: 'token'; tokenHash: string; type: string; kind?: AuthLinkKind }
  | { way: 'code'; code: string; kind?: undefined }
  /** `issued` is in seconds since 1970; NaN if the address does not have it. */
  | { way: 'session'; tokens: SessionTokens; issued: number; kind?: AuthLinkKind }
  | { way: 'error'; code: string; kind?: AuthLinkKind };

interface SessionTokens {
  access_token: string;
  refresh_token: string;
}

const KINDS: readonly string[] = ['signup', 'recovery', 'magiclink', 'email_change', 'invite'];

/** The parameters of Supabase; others are the page's own. */
const PARAMETERS =
  'token_hash type code access_token refresh_token expires_in expires_at token_type provider_token provider_refresh_token sb error error_code error_description'.split(
    ' ',
  );

let taken: AuthResult | undefined;

/**
 * Removes the result from the address at once: it must not stay in the history, be
 * tracked, or be sent to anyone. Called before the app starts.
 */
export function cleanAddress(): void {
  if (!carriesResult(location)) return;
  const url = new URL(location.href);
  const inHash = url.hash.includes('=');
  const parameters = new URLSearchParams(
    `${url.search.slice(1)}&${inHash ? url.hash.slice(1) : ''}`,
  );
  for (const name of PARAMETERS) url.searchParams.delete(name);
  if (inHash) url.hash = '';
  history.replaceState(history.state, '', url.href);
  taken = resultIn(parameters);
  setAuthLink({ state: 'working', kind: taken.kind });
}

/** Returns the result once. */
export function takeResult(): AuthResult | undefined {
  const result = taken;
  taken = undefined;
  return result;
}

export function resultIn(parameters: URLSearchParams): AuthResult {
  const get = (name: string) => parameters.get(name) ?? '';
  const type = get('type');
  // Newer templates call a confirmation `email`.
  const kind = (type === 'email' ? 'signup' : KINDS.find((linkKind) => linkKind === type)) as
    | AuthLinkKind
    | undefined;
  if (parameters.has('error_code')) return { way: 'error', code: get('error_code'), kind };
  if (parameters.has('token_hash'))
    return { way: 'token', tokenHash: get('token_hash'), type, kind };
  if (parameters.has('code')) return { way: 'code', code: get('code') };
  const tokens = { access_token: get('access_token'), refresh_token: get('refresh_token') };
  const issued = Number.parseInt(get('expires_at'), 10) - Number.parseInt(get('expires_in'), 10);
  return { way: 'session', tokens, issued, kind };
}
