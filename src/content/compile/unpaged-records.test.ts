import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { createCompiler } from '../node/compiler.ts';
import { createSiteConfigLoader } from '../node/site-config-loader.ts';
import { list as articles, artigo, diario, template } from '../testing/diario.ts';
import { createFixture, type Files, type Fixture, makeOld } from '../testing/fixture.ts';
import { PRICE_CARD, precos, priceCard, priceList, SERVICES } from '../testing/precos.ts';
import { withListPages } from './list-pages.ts';
import { nextChange } from './next-change.ts';
import { onlyLive } from './only-live.ts';

let fixture: Fixture | undefined;
afterEach(() => fixture?.remove());

function load(files: Files) {
  fixture = createFixture(files);
  return createSiteConfigLoader(fixture.root)();
}

/** The list on a page of the site as visitors see it. */
async function listOn(files: Files, path = '/precos') {
  const { config, problems } = load(files);
  expect(problems).toEqual([]);
  const clock = { now: Date.now(), timeZone: 'America/Sao_Paulo' };
  const live = withListPages(onlyLive(config!, clock));
  const compiler = createCompiler(live, join(fixture!.root, 'public'), process.env);
  const { assets } = await compiler.page(live.pages.find((page) => page.path === path)!);
  return Object.values(assets.lists ?? {})[0];
}

const nbsp = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

test('the records of one file are listed in its order, with their facts and without links', async () => {
  const list = await listOn(precos());
  expect(list?.columns).toEqual({
    title: 'Serviço',
    facts: ['Duração', 'Preço', 'Em três vezes'],
    numbers: [false, true, false],
  });
  expect(list?.items.map(({ title, to }) => [title, to])).toEqual([
    ['Visita', undefined],
    ['Laudo', undefined],
    ['Plantão', undefined],
  ]);
  // Amounts of a column are written alike; what a record lacks is an empty cell.
  expect(list?.items.map(({ facts }) => facts?.map(nbsp))).toEqual([
    ['2 h', 'R$ 1.200,00', 'desde R$ 1.200,00'],
    ['', 'R$ 980,50', 'desde R$ 980,50'],
    ['por mês', '', ''],
  ]);
});

test('each record has the button that its section has, or else its card; tables and short rows have none', async () => {
  const ofCard = { label: 'Pedir', to: '/?servico={id}' };
  const actionsOf = async (section: object) => {
    const list = await listOn({
      ...precos(),
      [PRICE_CARD]: { card: { ...(priceCard().card as object), action: ofCard } },
      'site-config/pages/precos.json': priceList({ ...section }),
    });
    fixture?.remove();
    return list?.items.slice(0, 2).map(({ action }) => action);
  };
  const pedir = ['visita', 'laudo'].map((id) => ({ label: 'Pedir', to: `/?servico=${id}` }));
  expect(await actionsOf({ layout: 'cards' })).toEqual(pedir);
  expect(await actionsOf({ layout: 'rows' })).toEqual(pedir);
  const ofSection = { label: 'Reservar', to: '/precos?de={id}#form' };
  const reserve = ['visita', 'laudo'].map((id) => ({
    label: 'Reservar',
    to: `/precos?de=${id}#form`,
  }));
  const anchored = { layout: 'cards', id: 'form', action: ofSection };
  expect(await actionsOf(anchored)).toEqual(reserve);
  expect(await actionsOf({ layout: 'table' })).toEqual([undefined, undefined]);
  expect(await actionsOf({ layout: 'compact' })).toEqual([undefined, undefined]);
});

test('the title of a record without a page may lead to an address with its id and a field', async () => {
  const card = { ...(priceCard().card as object), to: '/?servico={id}&nome={title}' };
  const list = await listOn({ ...precos(), [PRICE_CARD]: { card } });
  expect(list?.items.map(({ to }) => to)).toEqual([
    '/?servico=visita&nome=Visita',
    '/?servico=laudo&nome=Laudo',
    '/?servico=plantao&nome=Plant%C3%A3o',
  ]);
});

test.each([
  ['/nada?servico={id}', 'link-missing'],
  ['/?servico={nada}', 'record-field'],
])('the button of a card that leads to %s is told: %s', (to, code) => {
  const { problems } = load({
    ...precos(),
    [PRICE_CARD]: { card: { ...(priceCard().card as object), action: { label: 'Pedir', to } } },
  });
  expect(problems.map((problem) => [problem.file, problem.code])).toContainEqual([
    PRICE_CARD,
    code,
  ]);
});

test('a list that shows no facts has none in its data', async () => {
  const list = await listOn({
    ...precos(),
    'site-config/pages/precos.json': priceList({ layout: 'compact' }),
  });
  expect(list).toEqual({
    items: [
      { title: 'Visita', category: 'Campo' },
      { title: 'Laudo', category: 'Escritório' },
      { title: 'Plantão', category: 'Campo' },
    ],
  });
});

test('records with pages have facts and links in a table', async () => {
  const { card } = template() as { card: object };
  const files = diario(
    {
      um: artigo({ title: 'Um', position: 2 }),
      dois: artigo({ title: 'Dois', date: '2026-01-05', summary: `${artigo().summary} Outro.` }),
    },
    {
      card: {
        ...card,
        titleLabel: 'Artigo',
        facts: [
          { label: 'Número', text: { field: 'position' } },
          { label: 'De', text: '{date}' },
        ],
      },
    },
  );
  const list = await listOn(
    { ...files, 'site-config/pages/diario.json': articles({ layout: 'table' }) },
    '/diario',
  );
  expect(list?.columns?.numbers).toEqual([true, false]);
  expect(list?.items.map(({ to, facts }) => [to, facts])).toEqual([
    ['/diario/um', ['2', '4 de março de 2026']],
    ['/diario/dois', ['', '5 de janeiro de 2026']],
  ]);
});

test('drafts are left out, and records with a file each are listed too', async () => {
  const { visita, laudo, plantao } = SERVICES;
  const list = await listOn({
    ...precos({ visita, laudo: { ...laudo, draft: true } }),
    'site-config/collections/precos/plantao.json': plantao,
    'site-config/collections/precos/rascunho.json': { ...plantao, draft: true },
  });
  expect(list?.items.map(({ title }) => title)).toEqual(['Visita', 'Plantão']);
});

test('the next change of the site tells of a record with dates', () => {
  const { visita } = SERVICES;
  const { 'blocks/collections/precos/schema.json': schema, ...files } = precos({
    visita: { ...visita, expireAt: '2999-12-03' },
  });
  const text = JSON.stringify(schema).replace(
    '"draft":',
    '"expireAt":{"$ref":"../common.schema.json#/definitions/expireAt"},"draft":',
  );
  const { config, problems } = load({
    ...files,
    'blocks/collections/precos/schema.json': JSON.parse(text),
  });
  expect(problems).toEqual([]);
  const clock = { now: Date.parse('2026-11-21'), timeZone: 'America/Sao_Paulo' };
  expect(JSON.stringify(nextChange(config!, clock))).toMatch(/record-until.*precos/);
});

test('the list has pages of its own, to which links lead', async () => {
  const pages = { size: 2, label: 'Páginas', newer: 'Antes', older: 'Depois', title: 'p. {page}' };
  const paged = priceList({
    pages,
    categories: { path: '/precos/de/{category}', title: '{category}', label: 'De', all: 'Todos' },
    actions: [
      { label: 'Mais', to: '/precos/2' },
      { label: 'De campo', to: '/precos/de/campo' },
    ],
  });
  const list = await listOn(
    { ...precos(), 'site-config/pages/precos.json': paged },
    '/precos/de/campo',
  );
  expect(list?.items.map(({ title }) => title)).toEqual(['Visita', 'Plantão']);
});

test.each([
  ['a feed', { feed: { title: 'Preços' } }, ['/feed record-page-address']],
  ['an address alone', { path: '/precos/{id}' }, [' missing-key', ' missing-key']],
])('%s needs pages of the records', (_, part, told) => {
  const { problems } = load({ ...precos(), [PRICE_CARD]: priceCard(part) });
  const ofCard = problems.filter(({ file }) => file === PRICE_CARD);
  expect(ofCard.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(told);
});

test('facts need a name for the column of titles', () => {
  const { card } = priceCard() as { card: object };
  const { problems } = load({
    ...precos(),
    [PRICE_CARD]: { card: { ...card, titleLabel: undefined } },
  });
  expect(problems.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual(['/card missing-key']);
});

test('a category that is written in two ways is told in its record', () => {
  const { visita, laudo, plantao } = SERVICES;
  const { problems } = load(
    precos({
      visita,
      laudo: { ...laudo, category: 'Campo' },
      plantao: { ...plantao, category: 'campo' },
    }),
  );
  expect(problems.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([
    '/plantao/category category-spelling',
  ]);
});

test('what lists show of a record with a file is kept with it, and made anew with the card', () => {
  const { visita, laudo } = SERVICES;
  const file = 'site-config/collections/precos/laudo.json';
  const { remember } = load({ ...precos({ visita }), [file]: laudo });
  makeOld(fixture!, [file]);
  const cardsOf = () =>
    createSiteConfigLoader(fixture!.root)().config?.unpaged.map(({ card }) => card.facts?.length);
  remember();
  expect(cardsOf()).toEqual([3, 3]);
  const { card } = priceCard() as { card: { facts: object[] } };
  fixture!.write({ [PRICE_CARD]: { card: { ...card, facts: card.facts.slice(1) } } });
  expect(cardsOf()).toEqual([2, 2]);
});

const LINKED = (to: string, field = 'link'): Files => {
  const { card } = priceCard() as { card: object };
  return {
    ...precos({ visita: { title: 'Visita', link: to }, laudo: { title: 'Laudo' } }),
    [PRICE_CARD]: { card: { ...card, to: { field } } },
  };
};

test('a record without a page leads where its link does, which is not a page of its own', async () => {
  const list = await listOn(LINKED('/sobre'));
  expect(list?.items.map(({ to, isElsewhere }) => [to, isElsewhere])).toEqual([
    ['/sobre', true],
    [undefined, undefined],
  ]);
});

test.each([
  ['a link that leads nowhere, in the record', LINKED('/nada'), '/visita/link link-missing'],
  ['a field that is no link', LINKED('/sobre', 'duration'), '/card/to record-card-link'],
])('what is wrong with it is told: %s', (_, files, line) => {
  const { problems } = load(files);
  expect(problems.map(({ pointer, code }) => `${pointer} ${code}`)).toEqual([line]);
});
