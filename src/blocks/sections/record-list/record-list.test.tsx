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

test('a table has a column for each fact, and a part for each category', () => {
  const section = { type: 'record-list', collection: 'precos', layout: 'table', groups: true };
  const items = [
    { title: 'Visita', to: '/visita', category: 'Campo', facts: ['2 h', '1 200 kr'] },
    { title: 'Laudo', category: 'Escritório', facts: ['', '980 kr'] },
    { title: 'Plantão', category: 'Campo', facts: ['por mês', ''] },
    { title: 'Avulso', facts: ['', '1 kr'] },
  ];
  const columns = { title: 'Serviço', facts: ['Duração', 'Preço'], numbers: [false, true] };
  const lists = { [listKey(queryOf(section as never))]: { items, columns } } as never;
  const page = { ...data.page, sections: [section as never] };
  const { above, below } = renderPage(site, { page, assets: { ...data.assets, lists } });
  const html = above.html + below.html;
  const table = /<table[\s\S]*<\/table>/.exec(html)?.[0] ?? '';
  const plain = table
    .replaceAll(/ class="[^"]*"/g, '')
    .replaceAll(/<style[\s\S]*?<\/style>/g, '')
    .replaceAll(/ data-emotion="[^"]*"/g, '');
  expect(plain.match(/<th [^>]*>.*?<\/th>/g)).toEqual([
    '<th scope="col">Serviço</th>',
    '<th scope="col">Duração</th>',
    '<th scope="col">Preço</th>',
    '<th scope="row">Avulso</th>',
    '<th scope="rowgroup" colSpan="3">Campo</th>',
    '<th scope="row"><a href="/visita">Visita</a></th>',
    '<th scope="row">Plantão</th>',
    '<th scope="rowgroup" colSpan="3">Escritório</th>',
    '<th scope="row">Laudo</th>',
  ]);
  expect(plain.match(/<tbody>/g)).toHaveLength(3);
  expect(table.match(/<t[hd][^>]*alignRight/g)).toHaveLength(5);
});

test('without a table, the records of a category stand under its name', () => {
  const section = { type: 'record-list', collection: 'precos', layout: 'compact', groups: true };
  const items = [
    { title: 'Visita', category: 'Campo' },
    { title: 'Laudo', category: 'Escritório' },
    { title: 'Plantão', category: 'Campo' },
  ];
  const lists = { [listKey(queryOf(section as never))]: { items } } as never;
  const page = { ...data.page, sections: [section as never] };
  const { above, below } = renderPage(site, { page, assets: { ...data.assets, lists } });
  const html = above.html + below.html;
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'));
  const words = main
    .match(/<(h[1-6])[^>]*>([^<]*)/g)
    ?.map((heading) => heading.replace(/ [^>]*>/, ' '));
  expect(words).toEqual(['<h2 Campo', '<h3 Visita', '<h3 Plantão', '<h2 Escritório', '<h3 Laudo']);
  expect(main).not.toContain('data-listed');
});

test('cards show the facts that a record has, and upright pictures upright', () => {
  const section = { type: 'record-list', collection: 'precos', layout: 'cards' };
  const picture = { src: '/retrato.jpg', alt: '' };
  const items = [
    { title: 'Ana', picture, facts: ['2005', '90 kr'] },
    { title: 'Bia', picture, facts: ['', '95 kr'] },
    { title: 'Caio', picture, facts: ['', ''] },
  ];
  const columns = { title: 'Nome', facts: ['Desde', 'Hora'], numbers: [true, true] };
  const page = { ...data.page, sections: [section as never] };
  const pictures = { '/retrato.jpg': { width: 900, height: 1200 } } as never;
  const rendered = (shape: object) => {
    const lists = { [listKey(queryOf(section as never))]: { items, columns, ...shape } } as never;
    const assets = { ...data.assets, lists, pictures };
    const { above, below } = renderPage(site, { page, assets });
    return JSON.stringify([above, below]);
  };
  const upright = rendered({ areUpright: true });
  expect(upright.match(/>(Desde|Hora)</g)).toEqual(['>Desde<', '>Hora<', '>Hora<']);
  expect(upright.match(/<dl/g)).toHaveLength(2);
  // Facts of neighbours begin at one height: who has one of two keeps room for two.
  expect(upright.match(/min-height:calc\(2 \* \(1lh \+ 13px\) \+ 8px\)/g)).toHaveLength(1);
  expect(upright).toMatch(/aspect-ratio:3\s?\/\s?4/);
  expect(rendered({})).not.toMatch(/aspect-ratio:3\s?\/\s?4/);
});

test.each(['rows', 'cards', 'compact', 'table'])(
  'in %s the state of a record is a mark beside its title, and no part of its link',
  (layout) => {
    const section = { type: 'record-list', collection: 'cursos', layout };
    const items = [
      { title: 'Torno', to: '/torno', mark: 'Lotado', facts: ['90 kr'] },
      { title: 'Esmalte', to: '/esmalte', facts: ['95 kr'] },
      { title: 'Forno', mark: 'Novo', facts: ['95 kr'] },
    ];
    const columns = { title: 'Curso', facts: ['Preço'], numbers: [true] };
    const lists = { [listKey(queryOf(section as never))]: { items, columns } } as never;
    const page = { ...data.page, sections: [section as never] };
    const { above, below } = renderPage(site, { page, assets: { ...data.assets, lists } });
    const html = (above.html + below.html)
      .replaceAll(/<style[\s\S]*?<\/style>/g, '')
      .replaceAll(/ (class|data-emotion)="[^"]*"|<!-- -->/g, '');
    const titles = html
      .match(/<(h2|th scope="row")>.*?<\/(h2|th)>/g)
      ?.map((all) => all.replace(/<\/?(h2|th)[^>]*>/g, ''));
    expect(titles).toEqual([
      '<a href="/torno">Torno</a> <span>Lotado</span>',
      '<a href="/esmalte">Esmalte</a>',
      'Forno <span>Novo</span>',
    ]);
  },
);

test('a card has its button, and a title that leads elsewhere than to its own page is underlined', () => {
  const section = { type: 'record-list', collection: 'cursos', layout: 'cards' };
  const action = { label: 'Inscrever-se', to: '/inscricao?curso=torno' };
  const rendered = (item: object) => {
    const items = [{ title: 'Torno', to: '/torno', ...item }, { title: 'Esmalte' }];
    const lists = { [listKey(queryOf(section as never))]: { items } } as never;
    const page = { ...data.page, sections: [section as never] };
    const { above, below } = renderPage(site, { page, assets: { ...data.assets, lists } });
    return JSON.stringify([above, below]);
  };
  expect(rendered({ action })).toMatch(/href=\\"\/inscricao\?curso=torno\\"[^>]*>Inscrever-se</);
  expect(rendered({})).not.toContain('Inscrever-se');
  const styleOfLink = (item: object) =>
    /\{[^{}]*text-decoration-color:transparent[^{}]*\}/.exec(rendered(item))?.[0];
  expect(styleOfLink({ isElsewhere: true })).toContain('text-decoration-color:var(--accent)');
  expect(styleOfLink({})).not.toContain('var(--accent)');
});

test('rows without dates keep no column for them, and show the facts of each record', () => {
  const section = { type: 'record-list', collection: 'precos' };
  const columns = { title: 'Serviço', facts: ['Duração'], numbers: [false] };
  const rowsOf = (item: object) => {
    const items = [
      { title: 'Visita', facts: ['2 h'], ...item },
      { title: 'Laudo', facts: [''] },
    ];
    const lists = { [listKey(queryOf(section as never))]: { items, columns } } as never;
    const page = { ...data.page, sections: [section as never] };
    const { above, below } = renderPage(site, { page, assets: { ...data.assets, lists } });
    return JSON.stringify([above, below]);
  };
  const ofThree = 'minmax(0,1fr) 208px';
  expect(rowsOf({ date: { day: '2027-01-16', text: '16 jan' } })).toContain(ofThree);
  expect(rowsOf({})).not.toContain(ofThree);
  expect(rowsOf({})).toMatch(/<dt[^>]*>Duração<\/dt><dd[^>]*>2.h</);
});
