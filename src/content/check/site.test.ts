import { expect, it } from 'vitest';
import { form, links, ofFixtureSite, redirects, SOBRE, texts } from '../testing/edits.ts';
import { type Files, slip } from '../testing/fixture.ts';
import { setUpReports } from '../testing/set-up-reports.ts';

const reportOf = setUpReports(() => true);
// What is told of the valid site is another test's affair.
const { problems: always } = reportOf({});
const keys = new Set(always.map(({ code }) => code));
const codesOf = (changes: Files) =>
  reportOf(changes)
    .problems.map(({ code }) => code)
    .filter((code) => !keys.has(code));

const THEME = ofFixtureSite('theme.json');

const ONE_CAUSE: Record<string, [code: string, Files]> = {
  'a page that does not parse': ['json-missing-quote', slip(SOBRE, '"Olá"', '"Olá')],
  'a page without path': ['unknown-key', slip(SOBRE, '"path"', '"paht"')],
  'a page with an invalid path': ['bad-format', slip(SOBRE, '"/sobre"', '"/Sobre Nós/"')],
  'an anchor with an accent': ['bad-format', slip(SOBRE, '"historia"', '"História"')],
  'redirects that do not parse': [
    'json-missing-brace',
    { ...links('/quem-somos'), 'site-config/redirects.json': '{' },
  ],
  'a missing file': ['file-missing', { 'site-config/navigation.json': undefined }],
  'a site without a home page': ['home-missing', { 'site-config/pages/inicio.json': undefined }],
  'a record id with capitals': [
    'bad-id',
    slip('site-config/collections/partners.json', '"vedra"', '"Vedra Tech"'),
  ],
  'a variable in a field with a pattern': [
    'placeholder',
    slip('site-config/site.json', '"5511900000000"', `"\${PHONE}"`),
  ],
  'a service that is not configured': [
    'service-missing',
    {
      'site-config/integrations.json': { siteUrl: 'https://www.forte.example' },
      ...form({
        submit: {
          strategy: 'supabase-auth',
          action: 'sign-in',
          notices: { confirmed: 'solicitacao-enviada', refused: 'solicitacao-falhou' },
        },
      }),
    },
  ],
  'a font that is not installed': [
    'font-missing',
    {
      'site-config/theme.json': {
        ...THEME,
        fonts: {
          ...THEME.fonts,
          text: { family: 'Comic Neue', standIn: 'sans', standInSize: 100 },
        },
      },
    },
  ],
};

it.each(Object.entries(ONE_CAUSE))('%s causes one message', (_, [code, changes]) => {
  expect(codesOf(changes)).toEqual([code]);
});

it('consent, redirects and known missing pages are optional', () => {
  const without = ['consent', 'redirects', 'known-missing'].map((name) => [
    `site-config/${name}.json`,
    undefined,
  ]);
  expect(codesOf(Object.fromEntries(without))).toEqual([]);
});

it('sorts findings by their position in the text, whichever check reported them', () => {
  expect(
    codesOf(texts('[a](/nada) [b](javascript:x) [c](http://a.example) [d](/nada) `e` [f](/nada)')),
  ).toEqual([
    'link-missing',
    'link-forbidden',
    'link-insecure',
    'link-missing',
    'rich-text-markup',
    'link-missing',
  ]);
  expect(codesOf(redirects(['/a', '/sobr'], ['/sobre', '/'], ['/b', '/xyzw']))).toEqual([
    'link-missing',
    'redirect-over-page',
    'link-missing',
  ]);
});
