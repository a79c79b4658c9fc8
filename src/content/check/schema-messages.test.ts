import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTATO, form, SOBRE } from '../testing/edits.ts';
import { FIXTURE_SITE, page, slip } from '../testing/fixture.ts';
import { ofNoCheck, setUpReports } from '../testing/set-up-reports.ts';

const SITE = 'site-config/site.json';
const THEME = 'site-config/theme.json';

const reportOf = setUpReports(ofNoCheck);
const sobre = (from: string | RegExp, to: string) => slip(SOBRE, from, to);
const field = (value: object) => form({ fields: [value] });

const CASES = {
  'a misspelt required field': sobre('"keywords"', '"keyword"'),
  'a misspelt path': sobre('"path"', '"paht"'),
  'an unknown field with a near miss': sobre('"columns"', '"colums"'),
  'an unknown field': sobre('"columns": 2', '"cor": "azul"'),
  'an unknown field at the top level': slip(SITE, '"social"', '"rodape": "x",\n  "social"'),
  'a missing field': sobre(/"meta": \{[^}]*\},/, ''),
  'a missing field that is defined in another file': {
    'site-config/pages/nova.json': page('/nova', {
      type: 'form-return',
      unknown: { title: 'A', text: 'B' },
      confirmed: { title: 'A', text: 'B' },
    }),
  },
  'a missing field in an item': sobre(/,\s*"text": "Antes."/, ''),
  'a section without type': sobre('"type": "card-grid",', ''),
  'an unknown section type': sobre('"card-grid"', '"cardgrid"'),
  'a section type that resembles no other': sobre('"card-grid"', '"galeria"'),
  'a section type that is a number': sobre('"card-grid"', '3'),
  'a section that is a text': sobre(/\{\s*"type": "hero"[^}]*\}/, '"hero"'),
  'a number between quotes': sobre('"columns": 2', '"columns": "2"'),
  'a number that is not among the options': sobre('"columns": 2', '"columns": 7'),
  'a year between quotes': slip(SITE, '2025', '"2025"'),
  'a year with decimals': slip(SITE, '2025', '2025.5'),
  'a year too early': slip(SITE, '2025', '25'),
  'a text where a list is expected': sobre(/\[\s*"segurança"\s*\]/, '"segurança"'),
  'a number where a text is expected': sobre('"Olá"', '24'),
  null: sobre('"Olá"', 'null'),
  'true between quotes': field({ type: 'email', name: 'email', label: 'E-mail', required: 'sim' }),
  'an unknown field kind': field({ type: 'e-mail', name: 'email', label: 'E-mail' }),
  'an unknown strategy': slip(CONTATO, '"log-and-track"', '"log-track"'),
  'an empty text': sobre('"Olá"', '""'),
  'a text too short': sobre(/"description": ".*"/, '"description": "Curta."'),
  'a text too long': sobre(/"title": "Título de .*"/, `"title": "${'Olá 👋 '.repeat(20)}"`),
  'an empty list': sobre(/\[\s*"segurança"\s*\]/, '[]'),
  'too few items': sobre(/,\s*\{\s*"icon": "Visibility"[^}]*\}/, ''),
  'an empty group': sobre('"paragraphs": [\n            "Desde 2004."\n          ]', ''),
  'an invalid path': sobre('"/sobre"', '"/Sobre Nós/"'),
  'an anchor with an accent': sobre('"historia"', '"História"'),
  'a color without #': {
    [THEME]: readFileSync(join(FIXTURE_SITE, THEME), 'utf8').replace(
      /"ink": *"#\w+"/,
      '"ink": "0B0F14"',
    ),
  },
  'a record id with capitals': slip(
    'site-config/collections/partners.json',
    '"vedra"',
    '"Vedra Tech"',
  ),
  'a page that is a list': { 'site-config/pages/nova.json': [] },
  'a page that is null': { 'site-config/pages/nova.json': 'null' },
};

describe('a file that its schema refuses', () => {
  it.each(Object.entries(CASES))('%s', (_, changes) => {
    // A new section type changes no snapshot.
    const text = reportOf(changes).text.replace(/(: "accordion").*/g, '$1, …');
    expect(text).toMatchSnapshot();
  });
});
