import { afterEach, expect, test, vi } from 'vitest';
import { authNeeded } from './need.ts';
import { stubBrowser } from './testing.ts';
import { SESSION_KEY } from './traces.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (address: string) => {
  const url = new URL(address, 'https://www.baluarte.example');
  return authNeeded(url.pathname, url);
};

test.each([
  '/auth',
  '/auth/reset-password',
  '/auth/confirmar',
  '/conta',
  '/?token_hash=abc&type=signup',
  '/?utm_source=x&code=abc',
  '/sobre#access_token=abc&refresh_token=def',
  '/#error=access_denied&error_code=otp_expired',
  '/?error=access_denied&error_code=otp_expired',
])('is needed at %s', (address) => {
  stubBrowser();
  expect(at(address)).toBe(true);
});

test.each([
  '/',
  '/sobre',
  '/authentic',
  '/contato',
  '/conta-digital',
  '/fale-conosco?assunto=firewall',
  '/envio-recebido?error=Captcha',
  '/sobre#historia',
  '/?qrcode=abc',
])('is not needed at %s for someone who never signed in', (address) => {
  stubBrowser();
  expect(at(address)).toBe(false);
});

test('is needed everywhere with a stored session, and not where storage is blocked', () => {
  stubBrowser().set(SESSION_KEY, '{}');
  expect(at('/sobre')).toBe(true);
  stubBrowser({ blocked: true });
  expect(at('/sobre')).toBe(false);
});
