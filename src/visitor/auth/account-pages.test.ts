import { afterEach, expect, test, vi } from 'vitest';
import { askedPage, authNeeded, forgetAskedPage, rememberAskedPage } from './account-pages.ts';
import { PAGES, stubBrowser } from './testing.ts';
import { SESSION_KEY, VERIFIER_KEY } from './traces.ts';

afterEach(() => vi.unstubAllGlobals());

const at = (address: string) => {
  const url = new URL(address, 'https://www.fortim.example');
  return authNeeded(url.pathname, PAGES, url);
};

test.each([
  '/auth',
  '/auth/reset-password',
  '/auth/confirmar',
  '/conta',
  '/?token_hash=abc&type=signup',
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
  '/?code=PROMO10',
  '/?utm_source=x&code=PROMO10#historia',
])('is not needed at %s for someone who never signed in', (address) => {
  stubBrowser();
  expect(at(address)).toBe(false);
});

test('a code counts only in the tab that went to a provider', () => {
  stubBrowser().set(VERIFIER_KEY, '"abc"');
  expect(at('/?utm_source=x&code=abc')).toBe(true);
  expect(at('/?qrcode=abc')).toBe(false);
  stubBrowser({ blocked: true });
  expect(at('/?code=abc')).toBe(false);
});

test('is needed everywhere with a stored session, and not if storage is blocked', () => {
  stubBrowser().set(SESSION_KEY, '{}');
  expect(at('/sobre')).toBe(true);
  stubBrowser({ blocked: true });
  expect(at('/sobre')).toBe(false);
});

test('returns the page that asked, until it is forgotten', () => {
  stubBrowser();
  expect(askedPage()).toBeUndefined();
  rememberAskedPage('/painel');
  expect(askedPage()).toBe('/painel');
  forgetAskedPage();
  expect(askedPage()).toBeUndefined();
});

test.each(['//evil.example', '/\\evil.example', 'https://evil.example/', 'painel', ''])(
  'never leads to another site: %s',
  (path) => {
    stubBrowser();
    rememberAskedPage(path);
    expect(askedPage()).toBeUndefined();
  },
);
