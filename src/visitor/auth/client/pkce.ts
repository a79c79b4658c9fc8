import { VERIFIER_KEY } from '../traces.ts';
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
