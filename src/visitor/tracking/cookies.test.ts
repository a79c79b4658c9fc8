// @vitest-environment jsdom
import { expect, onTestFinished, test } from 'vitest';
import { google } from './google.ts';
import { meta } from './meta.ts';
import { expired, forgetCookies } from './tags.ts';

const OURS = '_ga=1; _ga_ABC=2; _gid=3; _gcl_au=4; _gat=5; _fbp=6; _fbc=7';
const THEIRS = 'gallery=1; x_ga=2; _fbx=3; session=4';
const names = (pattern: RegExp) => [
  ...new Set(expired(`${OURS}; ${THEIRS}`, 'a.example', pattern).map((text) => text.split('=')[0])),
];

test('each tag names its own cookies and no others', () => {
  expect(names(google.cookies)).toEqual(['_ga', '_ga_ABC', '_gid', '_gcl_au', '_gat']);
  expect(names(meta.cookies)).toEqual(['_fbp', '_fbc']);
});

test('a cookie is deleted on the host and on every domain above it', () => {
  expect(expired('_fbp=a=b', 'www.fortim.example', /^_fbp$/)).toEqual([
    '_fbp=; max-age=0; path=/',
    '_fbp=; max-age=0; path=/; domain=www.fortim.example',
    '_fbp=; max-age=0; path=/; domain=fortim.example',
    '_fbp=; max-age=0; path=/; domain=example',
  ]);
  expect(expired('', 'a.example', /./)).toEqual([]);
});

test('the cookies are deleted in a browser', () => {
  onTestFinished(() => forgetCookies(/^kept$/)); // the next file may have the same document
  for (const text of ['_ga=1', 'kept=1']) {
    // biome-ignore lint/suspicious/noDocumentCookie: as the tags do
    document.cookie = text;
  }
  forgetCookies(google.cookies);
  expect(document.cookie).toBe('kept=1');
});
