import { expect, test } from 'vitest';
import { renderPage } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';
import { listKey } from '../../../ui/data/record-list.ts';
import { queryOf } from './query.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const data = await compiler.page(config!.pages.find(({ path }) => path === '/sobre')!);

test.each([
  ['Nenhuma vaga agora.', true],
  [undefined, false],
])('a list without records that says %j is on the page: %s', (empty, isThere) => {
  const section = {
    type: 'record-list',
    title: 'Vagas abertas',
    collection: 'vagas',
    empty,
  } as const;
  const lists = { [listKey(queryOf(section as never))]: { items: [] } };
  const page = { ...data.page, sections: [section as never] };
  const rendered = JSON.stringify(
    renderPage(site, { page, assets: { ...data.assets, lists: lists as never } }),
  );
  expect(rendered.includes('Vagas abertas')).toBe(isThere);
  expect(rendered.includes('Nenhuma vaga agora.')).toBe(isThere);
});

test('on cards a drawing fills its frame, and the words are the same with and without a picture', () => {
  const section = {
    type: 'record-list',
    title: 'Do diário',
    collection: 'diario',
    layout: 'cards',
  };
  const picture = { src: '/desenho.svg', alt: '' };
  const items = [
    { to: '/a', title: 'Com', picture },
    { to: '/b', title: 'Sem' },
  ];
  const assets = {
    ...data.assets,
    lists: { [listKey(queryOf(section as never))]: { items } } as never,
    pictures: { '/desenho.svg': { width: 800, height: 400 } } as never,
  };
  const page = { ...data.page, sections: [section as never] };
  const rendered = JSON.stringify(renderPage(site, { page, assets }));
  expect(rendered).toMatch(/object-fit:cover/);
  const bodies = rendered.match(/<div class=\\"[^"]*MuiCardContent[^>]*>/g);
  expect(bodies).toHaveLength(2);
  expect(new Set(bodies).size).toBe(1);
});

test('short rows keep a column for dates only if one of them has a date', () => {
  const section = { type: 'record-list', collection: 'diario', layout: 'compact' };
  const columnsOf = (items: object[]) => {
    const lists = { [listKey(queryOf(section as never))]: { items } } as never;
    const page = { ...data.page, sections: [section as never] };
    const rendered = JSON.stringify(renderPage(site, { page, assets: { ...data.assets, lists } }));
    return rendered.match(/minmax\(0,\s?4fr\) minmax\(0,\s?6fr\)|minmax\(0,\s?8fr\)/g)?.at(-1);
  };
  const dated = { to: '/a', title: 'A', date: { day: '2027-01-05', text: '5 de janeiro' } };
  const undated = { to: '/b', title: 'B', category: 'Cabanas' };
  expect(columnsOf([dated, undated])).toMatch(/4fr/);
  expect(columnsOf([undated])).toMatch(/8fr/);
});
