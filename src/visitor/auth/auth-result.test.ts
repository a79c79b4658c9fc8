// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { authLink, setAuthLink } from './auth-link.ts';
import { cleanAddress, takeResult } from './auth-result.ts';
import { VERIFIER_KEY } from './traces.ts';

beforeEach(() => {
  setAuthLink({ state: 'none' });
  sessionStorage.clear();
});

const open = (address: string) => {
  history.replaceState({ kept: true }, '', address);
  cleanAddress();
  return location.pathname + location.search + location.hash;
};

test.each([
  ['/?token_hash=abc&type=signup', '/', { way: 'token', tokenHash: 'abc', kind: 'signup' }],
  ['/?token_hash=abc&type=email', '/', { way: 'token', type: 'email', kind: 'signup' }],
  ['/?token_hash=abc', '/', { way: 'token', type: '', kind: undefined }],
  [
    '/auth/reset-password?token_hash=abc&type=recovery&utm_source=mail',
    '/auth/reset-password?utm_source=mail',
    { way: 'token', kind: 'recovery' },
  ],
  [
    '/#access_token=a.b.c&expires_in=3600&refresh_token=def&token_type=bearer&type=magiclink',
    '/',
    { way: 'session', kind: 'magiclink', tokens: { access_token: 'a.b.c', refresh_token: 'def' } },
  ],
  [
    '/?error=access_denied&error_code=otp_expired&error_description=Expired#error=access_denied&error_code=otp_expired',
    '/',
    { way: 'error', code: 'otp_expired' },
  ],
  ['/sobre?token_hash=abc#historia', '/sobre#historia', { way: 'token' }],
])('%s is removed from the address at once', (address, clean, result) => {
  expect(open(address)).toBe(clean);
  expect(history.state).toEqual({ kept: true });
  expect(authLink().state).toBe('working');
  expect(takeResult()).toMatchObject(result);
  expect(takeResult()).toBeUndefined();
});

test('a code is accepted if this tab has its verifier', () => {
  sessionStorage.setItem(VERIFIER_KEY, '"abc"');
  expect(open('/auth?code=abc')).toBe('/auth');
  expect(takeResult()).toMatchObject({ way: 'code', code: 'abc' });
});

test('a path that starts like another site’s address stays on this site', () => {
  expect(open(`${location.origin}//outro.example/?token_hash=abc`)).toBe('//outro.example/');
  expect(takeResult()).toMatchObject({ way: 'token' });
});

test.each(['/', '/sobre?type=x#historia', '/envio-recebido?error=Captcha', '/?code=PROMO10'])(
  '%s is not changed',
  (address) => {
    expect(open(address)).toBe(address);
    expect(authLink().state).toBe('none');
    expect(takeResult()).toBeUndefined();
  },
);
