/** What a tab keeps while its visitor is at a provider. */

import { SESSION_KEY, VERIFIER_KEY } from '../traces.ts';
import { authStorage } from './auth-storage.ts';

const hex = (bytes: Uint8Array) =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/**
 * The challenge (RFC 7636) for a sign-in at a provider, as parameters of its address. The verifier
 * is stored where supabase-js looks for it when it exchanges the returned code; a client of
 * flow type `pkce` would do the same for the links in e-mails too.
 */
export async function pkceParameters(): Promise<Record<string, string>> {
  const verifier = hex(crypto.getRandomValues(new Uint8Array(48)));
  authStorage.setItem(VERIFIER_KEY, JSON.stringify(verifier));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(verifier));
  return { code_challenge: base64url(new Uint8Array(digest)), code_challenge_method: 's256' };
}

const VISIT_KEY = `${SESSION_KEY}-begun`;

/** Longest visit at a provider, in milliseconds. */
const TIMEOUT = 10 * 60_000;

/** Notes that this tab leaves for a provider that sends back a session in the address. */
export const beginProviderVisit = (): void => authStorage.setItem(VISIT_KEY, String(Date.now()));

/** Whether this tab had left for a provider; true once. A session that this tab did not ask for is somebody else's. */
export function endProviderVisit(): boolean {
  const begunAt = Number(authStorage.getItem(VISIT_KEY));
  authStorage.removeItem(VISIT_KEY);
  return Date.now() - begunAt < TIMEOUT;
}
