import { expect, test } from 'vitest';
import { languageOfRequest } from './words-for-request.ts';

test.each([
  ['pt-BR,pt;q=0.9,en;q=0.8', '', 'pt-BR'],
  ['en;q=0.8, pt-BR;q=0.9', '', 'pt-BR'],
  ['en-GB', '', 'en'],
  ['en', 'a=b; tools-language=pt-BR', 'pt-BR'],
  ['pt', 'tools-language=xx', 'pt-BR'],
  ['*', '', 'pt-BR'], // the fixture site's
  [undefined, '', 'pt-BR'],
])('of %s and the cookie "%s", it is %s', (accepted, cookie, language) => {
  expect(languageOfRequest({ headers: { 'accept-language': accepted, cookie } })).toBe(language);
});
