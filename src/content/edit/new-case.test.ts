import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { biomeProgram } from '../../node/biome.ts';
import { templatesFor } from '../node/templates.ts';
import { setUpEditing } from '../testing/edited-site.ts';
import { ofFixtureSite } from '../testing/edits.ts';
import { PROJECT, page } from '../testing/fixture.ts';
import { newPage } from './new-page.ts';

const open = setUpEditing();
const CASES = 'site-config/collections/cases.json';
const OLD = 'site-config/pages/casos/cometa.json';
const CARDS = 'site-config/pages/casos.json';

const cometa = {
  ...ofFixtureSite('collections/cases.json').cometa,
  path: '/caso-cometa',
  picture: { src: '/imagens/forte.svg', alt: '' },
  solutions: ['Uma.', 'Outra.'],
};
const withCases = () =>
  open({
    [CASES]: `${JSON.stringify({ cometa }, null, 2)}\n`,
    [OLD]: page('/caso-cometa', { type: 'case-study', case: 'cometa' }),
    [CARDS]: page('/casos', { type: 'case-cards', title: 'Casos', cases: ['cometa'] }),
  });
const plan = { path: '/caso-aurora', title: 'Caso Aurora', template: 'caso' };
const isWellLaidOut = (file: string) =>
  spawnSync(biomeProgram(), [
    ...['format', `--config-path=${join(PROJECT, 'biome.content.json')}`],
    file,
  ]).status === 0;

it('creates a record, a page beside the other case pages, and a card in one step', () => {
  const site = withCases();
  const cards = { file: CARDS, pointer: '/sections/1' };
  const whole = { ...plan, case: { client: 'Águas de Aurora', cards } };
  expect(
    site
      .edit((load) => newPage(load, whole, templatesFor(site.root)))
      .problems.map(({ code }) => code),
  ).toEqual(['sample-text', 'sample-text']);
  const records = JSON.parse(site.read(CASES)!);
  expect(Object.keys(records)).toEqual(['cometa', 'aguas-de-aurora']);
  expect(records.cometa).toEqual(cometa);
  expect(records['aguas-de-aurora']).toMatchObject({
    path: '/caso-aurora',
    client: 'Águas de Aurora',
    title: 'Caso Aurora',
    picture: { src: '/imagens/forte.svg' },
  });
  const made = JSON.parse(site.read('site-config/pages/casos/caso-aurora.json')!);
  expect(made.sections).toEqual([{ type: 'case-study', case: 'aguas-de-aurora' }]);
  expect(JSON.parse(site.read(CARDS)!).sections[1].cases).toEqual(['cometa', 'aguas-de-aurora']);
});

it('creates the collection, formatted like the formatter does, and never reuses an id', () => {
  const site = open();
  const whole = { ...plan, case: { client: 'Aurora' } };
  expect(
    site
      .edit((load) => newPage(load, whole, templatesFor(site.root)))
      .problems.map(({ code }) => code),
  ).toEqual(['sample-text', 'sample-text']);
  const next = { ...whole, path: '/caso-dois', title: 'Outro caso' };
  expect(
    site
      .edit((load) => newPage(load, next, templatesFor(site.root)))
      .problems.map(({ code }) => code),
  ).toEqual(Array(4).fill('sample-text'));
  expect(Object.keys(JSON.parse(site.read(CASES)!))).toEqual(['aurora', 'aurora-2']);
  expect(isWellLaidOut(join(site.root, CASES))).toBe(true);
});

it('refuses a case without a client and a card in a section that does not exist', () => {
  const site = withCases();
  const make = (study: object) => () =>
    newPage(site.load, { ...plan, case: { client: 'Aurora', ...study } }, templatesFor(site.root));
  expect(make({ client: ' ' })).toThrow('Diga quem é o cliente.');
  expect(make({ cards: { file: CARDS, pointer: '/sections/7' } })).toThrow(/já não existe/);
});
