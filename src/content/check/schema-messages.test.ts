import { describe } from 'vitest';
import { CONTATO, SOBRE } from '../testing/edits.ts';
import { page, slip } from '../testing/fixture.ts';
import { ofNoCheck, setUpReports } from '../testing/set-up-reports.ts';
import { type Reported, testReported } from '../testing/test-check.ts';

const SITE = 'site-config/site.json';

const sobre = (from: string | RegExp, to: string) => slip(SOBRE, from, to);

const CASES: Reported = {
  'a misspelt required field': [
    sobre('"keywords"', '"keyword"'),
    'unknown-key /meta/keyword "keyword" → "keywords"',
  ],
  'a misspelt path': [sobre('"path"', '"paht"'), 'unknown-key /paht "paht" → "path"'],
  'an unknown field with a near miss': [
    sobre('"columns"', '"colums"'),
    'unknown-key /sections/2/colums "colums" → "columns"',
  ],
  'a misspelt field whose value has another shape': [
    sobre('"meta": {', '"meta": {\n    "breadcrumb": { "label": "Sobre", "parent": "/contato" },'),
    'unknown-key /meta/breadcrumb/parent',
  ],
  'a misspelt field whose value fits in a list': [
    sobre(/"keywords": \[[^\]]*\]/, '"keyword": "força"'),
    'unknown-key /meta/keyword "keyword" → "keywords" "força" → ["força"]',
  ],
  'an unknown field': [sobre('"columns": 2', '"cor": "azul"'), 'unknown-key /sections/2/cor'],
  'an unknown field at the top level': [
    slip(SITE, '"social"', '"rodape": "x",\n  "social"'),
    'unknown-key /rodape',
  ],
  'a missing field': [sobre(/"meta": \{[^}]*\},/, ''), 'missing-key 1:1'],
  'a missing field that is defined in another file': [
    {
      'site-config/pages/nova.json': page('/nova', {
        type: 'form-return',
        unknown: { title: 'A', text: 'B' },
        confirmed: { title: 'A', text: 'B' },
      }),
    },
    'missing-key /sections/1',
  ],
  'an unknown section type': [
    sobre('"card-grid"', '"cardgrid"'),
    'unknown-type /sections/2/type "cardgrid" → "card-grid"',
  ],
  'a section type that resembles no other': [
    sobre('"card-grid"', '"grade"'),
    'unknown-type /sections/2/type "grade" → "card-grid"',
  ],
  'a section type that is a number': [sobre('"card-grid"', '3'), 'unknown-type /sections/2/type'],
  'a section that is a text': [
    sobre(/\{\s*"type": "hero"[^}]*\}/, '"hero"'),
    'wrong-type /sections/0',
  ],
  'a number that is not among the options': [
    sobre('"columns": 2', '"columns": 7'),
    'not-allowed /sections/2/columns',
  ],
  'a year with decimals': [
    slip(SITE, '2025', '2025.5'),
    'wrong-type /copyrightYear 2025.5 → 2026 ?',
  ],
  null: [sobre('"Olá"', 'null'), 'wrong-type /sections/0/title'],
  'an unknown strategy': [
    slip(CONTATO, '"log-and-track"', '"log-track"'),
    'unknown-type /submit/strategy "log-track" → "log-and-track"',
  ],
  'a text too long': [
    sobre(/"title": "Título de .*"/, `"title": "${'Olá 👋 '.repeat(20)}"`),
    'too-long /meta/title',
  ],
  'too few items': [sobre(/,\s*\{\s*"icon": "Visibility"[^}]*\}/, ''), 'too-few /sections/2/cards'],
  'an empty group': [
    sobre('"paragraphs": [\n            "Desde 2004."\n          ]', ''),
    'too-few /sections/1/blocks/0',
  ],
  'a record id with capitals': [
    slip('site-config/collections/partners.json', '"vedra"', '"Vedra Tech"'),
    'bad-id /Vedra Tech "Vedra Tech" → "vedra-tech"',
  ],
  'a page that is a list': [{ 'site-config/pages/nova.json': [] }, 'wrong-type 1:1'],
  'a page that is null': [{ 'site-config/pages/nova.json': 'null' }, 'wrong-type 1:1'],
};

describe('a file that its schema refuses', () => {
  testReported(setUpReports(ofNoCheck), CASES);
});
