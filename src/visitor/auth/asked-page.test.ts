import { afterEach, expect, test, vi } from 'vitest';
import { askedPage, forgetAskedPage, rememberAskedPage } from './asked-page.ts';
import { stubBrowser } from './testing.ts';

afterEach(() => vi.unstubAllGlobals());

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
