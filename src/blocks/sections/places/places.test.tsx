import { expect, test } from 'vitest';
import { renderPage } from '../../../app/prerender/prerender.tsx';
import { createCompiler } from '../../../content/node/compiler.ts';
import { createSiteConfigLoader } from '../../../content/node/site-config-loader.ts';
import { contentRoot, publicDir } from '../../../node/project.ts';

const { config } = createSiteConfigLoader(contentRoot)();
const compiler = createCompiler(config!, publicDir, process.env);
const site = await compiler.site();
const data = await compiler.page(config!.pages.find(({ path }) => path === '/sobre')!);

const embedOf = (id: string) => ({
  name: 'Mapas',
  player: 'https://mapas.example/',
  label: `Mapa de ${id}`,
  notice: 'Fica sabendo.',
  load: 'Carregar',
});

test.each([[['sul']], [['sul', 'norte']]])('the notes and maps of %j are shown', (places) => {
  const section = { type: 'places', title: 'Onde', places, labels: { hours: 'H', closed: 'F' } };
  const page = { ...data.page, sections: [section as never] };
  const records = {
    ...data.assets.records,
    places: Object.fromEntries(
      places.map((id) => [
        id,
        { name: id, address: ['Rua'], notes: [`Nota de ${id}`], embed: embedOf(id) },
      ]),
    ),
  };
  const assets = { ...data.assets, records: records as never };
  const rendered = JSON.stringify(renderPage(site, { page, assets }));
  for (const id of places) {
    expect(rendered).toContain(`Nota de ${id}`);
    expect(rendered).toContain(`Mapa de ${id}`);
  }
});

test.each([
  ['a picture', { picture: { src: '/imagens/nsoc.svg', alt: 'Rua' } }],
  ['a frame', { embed: embedOf('sul') }],
  ['neither', {}],
])('a place with %s has one link to its map', (_, view) => {
  const labels = { hours: 'H', closed: 'F', exceptions: 'E' };
  const section = { type: 'places', title: 'Onde', places: ['sul'], labels };
  const page = { ...data.page, sections: [section as never] };
  const map = { label: 'Ver no mapa', to: 'https://mapas.example/sul' };
  const records = {
    ...data.assets.records,
    places: { sul: { name: 'Sul', address: ['Rua'], map, ...view } },
  };
  const pictures = { ...data.assets.pictures, '/imagens/nsoc.svg': { width: 4, height: 3 } };
  const assets = { ...data.assets, pictures, records: records as never };
  const rendered = JSON.stringify(renderPage(site, { page, assets }));
  expect(rendered.split(map.to)).toHaveLength(2);
});

test.each([
  ['begins its address', 'Onde', ['Rua'], 'Casa Velha\nRua'],
  ['is not said again below a title that says it', 'Casa Velha', ['Rua'], '>Rua'],
  ['is not said again in an address that does', 'Onde', ['Casa Velha', 'Rua'], '>Casa Velha\nRua'],
])('the name of the one place %s', (_, title, address, shown) => {
  const section = { type: 'places', title, places: ['casa'], labels: { hours: 'H', closed: 'F' } };
  const page = { ...data.page, sections: [section as never] };
  const places = { casa: { name: 'Casa Velha', address } };
  const assets = { ...data.assets, records: { ...data.assets.records, places } as never };
  const rendered = JSON.stringify(renderPage(site, { page, assets }));
  expect(rendered).toContain(JSON.stringify(`${shown}</`).slice(1, -1));
});

test.each([[['sul']], [['sul', 'norte']]])(
  'a short form of %j has no more than address, phone, hours and map',
  (ids) => {
    const place = (id: string) => ({
      ...{ name: id, address: [`Rua de ${id}`], notes: ['Nota'], embed: embedOf(id) },
      ...{ phone: { label: '(11) 3000-0000', to: 'tel:+551130000000' } },
      ...{ email: { label: 'a@b.example', to: 'mailto:a@b.example' } },
      week: [{ days: 'Segunda a sexta', times: ['08:00–17:00'] }],
      special: [{ days: '25 de dezembro', name: 'Natal', times: [] }],
      map: { label: 'Ver no mapa', to: `https://mapas.example/${id}` },
    });
    const shown = (more: object) => {
      const labels = { hours: 'H', closed: 'F', exceptions: 'Feriados' };
      const section = { type: 'places', title: 'Onde', places: ids, labels, ...more };
      const page = { ...data.page, sections: [section as never] };
      const places = Object.fromEntries(ids.map((id) => [id, place(id)]));
      const assets = { ...data.assets, records: { ...data.assets.records, places } as never };
      return JSON.stringify(renderPage(site, { page, assets }));
    };
    const [whole, short] = [shown({}), shown({ layout: 'compact' })];
    for (const text of ['Rua de sul', '(11) 3000-0000', '08:00–17:00', 'Ver no mapa'])
      expect(short).toContain(text);
    for (const text of ['Natal', 'Nota', 'a@b.example', 'Carregar']) {
      expect(whole).toContain(text);
      expect(short).not.toContain(text);
    }
  },
);

test('the season of today comes first and is marked; a short form has that alone', () => {
  const week = (time: string) => [{ days: 'Sábado', times: [time] }];
  const year = [
    { name: 'Verão', months: 'Dezembro a fevereiro', mark: 'Agora', week: week('10:00–22:00') },
    { months: 'Março a novembro', week: week('09:00–18:00') },
  ];
  const shown = (more: object) => {
    const labels = { hours: 'Horário', closed: 'F', exceptions: 'E' };
    const section = { type: 'places', title: 'Onde', places: ['sul'], labels, ...more };
    const page = { ...data.page, sections: [section as never] };
    const places = { sul: { name: 'Sul', address: ['Rua'], year } };
    const assets = { ...data.assets, records: { ...data.assets.records, places } as never };
    const { above, below } = renderPage(site, { page, assets });
    return [...(above.html + below.html).matchAll(/<table.*?<\/table>/gs)].map(([table]) =>
      table.replace(/<[^>]+>/g, '|').replace(/\|+/g, '|'),
    );
  };
  const [summer, rest] = [
    '|Verão| |Agora|Dezembro a fevereiro|Sábado|10:00–22:00|',
    '|Março a novembro| |Sábado|09:00–18:00|',
  ];
  expect(shown({})).toEqual([summer, rest]);
  expect(shown({ layout: 'compact' })).toEqual([summer]);
});

test('places show the holidays that they share, and those alone that they have not themselves', async () => {
  const place = (name: string, more: object) => ({
    ...{ name, address: ['Rua'], holidays: ['nacionais'] },
    ...more,
  });
  const drafts = {
    'collections/holidays.json': {
      nacionais: {
        name: 'Feriados nacionais',
        exceptions: [
          { name: 'Natal', from: '2099-12-25' },
          { name: 'Ano-novo', from: '2099-01-01' },
        ],
      },
    },
    'collections/places.json': {
      sul: place('Sul', {}),
      norte: place('Norte', {
        exceptions: [{ name: 'Natal no norte', from: '2099-12-25', times: ['10:00-12:00'] }],
      }),
    },
    'pages/nova.json': {
      ...{ path: '/nova', meta: data.page.meta },
      sections: [
        {
          ...{ type: 'places', title: 'Onde', places: ['sul', 'norte'] },
          labels: { hours: 'H', closed: 'F', exceptions: 'E' },
        },
      ],
    },
  };
  const loaded = createSiteConfigLoader(contentRoot)(
    new Map(
      Object.entries(drafts).map(([file, value]) => [`site-config/${file}`, JSON.stringify(value)]),
    ),
  );
  const withPlaces = createCompiler(loaded.config!, publicDir, process.env);
  const { assets } = await withPlaces.page(
    loaded.config!.pages.find(({ path }) => path === '/nova')!,
  );
  const namesAt = (id: string) => assets.records.places?.[id]?.exceptions?.map(({ name }) => name);
  expect(namesAt('sul')).toEqual(['Ano-novo', 'Natal']);
  expect(namesAt('norte')).toEqual(['Ano-novo', 'Natal no norte']);
  expect(JSON.stringify(assets.records.holidays)).not.toContain('Natal');
});
