import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FIXTURE_SITE, page, prose, slip, VALID } from './testing/fixture.ts';
import { setUpReports } from './testing/set-up-reports.ts';

const SOBRE = 'site-config/pages/sobre.json';
const SITE = 'site-config/site.json';
const THEME = 'site-config/theme.json';
const FORM = 'site-config/forms/contato.json';

const EVENT = {
  type: 'event',
  title: 'Mesa',
  startsAt: '2025-07-23T11:00:00-03:00',
  endsAt: '2025-07-23T15:00:00-03:00',
  place: 'Cotia',
  facts: [{ label: 'Data', value: '23/07/2025' }],
  upcoming: { badge: 'Em breve', text: 'Venha.' },
  past: { badge: 'Passou', text: 'Foi assim.' },
};

const reportOf = setUpReports();
const sobre = (from: string | RegExp, to: string) => slip(SOBRE, from, to);
const field = (value: object) => ({
  [FORM]: { ...(VALID[FORM] as object), fields: [value] },
});

const CASES = {
  'a misspelt required field': sobre('"keywords"', '"keyword"'),
  'an unknown field with a near miss': sobre('"columns"', '"colums"'),
  'an unknown field': sobre('"columns": 2', '"cor": "azul"'),
  'a field at the top that does not exist': slip(SITE, '"social"', '"$schema": "x",\n  "social"'),
  'a missing field': sobre(/"meta": \{[^}]*\},/, ''),
  'a missing field in an item': sobre(/,\s*"text": "Antes."/, ''),
  'a section without type': sobre('"type": "card-grid",', ''),
  'an unknown section type': sobre('"card-grid"', '"cardgrid"'),
  'a section type that is like none': sobre('"card-grid"', '"galeria"'),
  'a section type that is a number': sobre('"card-grid"', '3'),
  'a section that is a text': sobre(/\{\s*"type": "hero"[^}]*\}/, '"hero"'),
  'a number between quotes': sobre('"columns": 2', '"columns": "2"'),
  'a number out of the options': sobre('"columns": 2', '"columns": 7'),
  'a year between quotes': slip(SITE, '2025', '"2025"'),
  'a year with decimals': slip(SITE, '2025', '2025.5'),
  'a year too early': slip(SITE, '2025', '25'),
  'a text where a list goes': sobre(/\[\s*"segurança"\s*\]/, '"segurança"'),
  'a number where a text goes': sobre('"Olá"', '24'),
  null: sobre('"Olá"', 'null'),
  'true between quotes': field({ type: 'email', name: 'email', label: 'E-mail', required: 'sim' }),
  'an unknown field kind': field({ type: 'e-mail', name: 'email', label: 'E-mail' }),
  'an unknown strategy': slip(FORM, '"log-and-track"', '"log-track"'),
  'an empty text': sobre('"Olá"', '""'),
  'a text too short': sobre(/"description": ".*"/, '"description": "Curta."'),
  'a text too long': sobre(/"title": "Título de .*"/, `"title": "${'Olá 👋 '.repeat(20)}"`),
  'an empty list': sobre(/\[\s*"segurança"\s*\]/, '[]'),
  'too few items': sobre(/,\s*\{\s*"icon": "Visibility"[^}]*\}/, ''),
  'an empty group': sobre('"paragraphs": [\n            "Desde 2004."\n          ]', ''),
  'a path that is not one': sobre('"/sobre"', '"/Sobre Nós/"'),
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

  'a field name twice in a form': {
    [FORM]: {
      ...(VALID[FORM] as object),
      fields: ['a', 'a'].map((name) => ({ type: 'text', name, label: 'A' })),
    },
  },
  'a password equal to no field, in a form that has no use for one': field({
    type: 'password',
    name: 'de_novo',
    label: 'De novo',
    equals: 'senha',
  }),
  'two sections with one id': {
    [SOBRE]: page('/sobre', { ...prose('a'), id: 'historia' }, { ...prose('b'), id: 'historia' }),
  },
  'one id before the event and after it, and again at all times': {
    [SOBRE]: page(
      '/sobre',
      EVENT,
      { ...prose('a'), id: 'historia', when: 'before' },
      { ...prose('b'), id: 'historia', when: 'after' },
      { ...prose('c'), id: 'historia' },
    ),
  },
  'a before on a page without an event': {
    [SOBRE]: page('/sobre', { ...prose('a'), id: 'historia', when: 'before' }),
  },
  'an after on a page with two events': {
    [SOBRE]: page('/sobre', EVENT, EVENT, { ...prose('a'), id: 'historia', when: 'after' }),
  },
  'an initial tab that does not exist': {
    [SOBRE]: page(
      '/sobre',
      { ...prose('a'), id: 'historia' },
      {
        type: 'tabs',
        title: 'Anos',
        initial: 'ano-2014',
        items: ['ano-2004', 'ano-2010'].map((id) => ({
          id,
          label: id,
          title: id,
          paragraphs: ['a'],
        })),
      },
    ),
  },
  'a variable in a field that has a pattern': slip(SITE, '"5511900000000"', `"\${PHONE}"`),
  'a variable outside integrations.json': sobre('Um texto.', `Visite \${SITE_URL}.`),
};

describe('a file that breaks a rule of its own', () => {
  it.each(Object.entries(CASES))('%s', (_, changes) => {
    expect(reportOf(changes)).toMatchSnapshot();
  });
});
