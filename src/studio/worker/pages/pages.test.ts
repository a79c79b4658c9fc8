// biome-ignore-all lint/suspicious/noExplicitAny: answers as they come over the wire
import { describe, expect, it } from 'vitest';
import { edits, INICIO, SOBRE, setUpStudio } from '../../server/testing/studio.ts';

const open = setUpStudio();
const REDIRECTS = 'site-config/redirects.json';
const NAVIGATION = 'site-config/navigation.json';
const PLANO = 'site-config/pages/plano.json';
const plano = { path: '/plano', title: 'Plano', template: 'texto', draft: false };

/** Saves edits as the page does, with the stamps of what is on the disk. */
async function saved(site: ReturnType<typeof open>, asked: any) {
  const { files } = await site.ask('open', { files: Object.keys(asked.edits.values) });
  const stamps = Object.fromEntries(
    Object.entries<any>(files).map(([file, { stamp }]) => [file, stamp]),
  );
  expect(await site.ask('save', { edits: asked.edits, stamps })).toHaveProperty('saved');
  return site.load().problems.filter(({ severity }) => severity === 'error');
}

describe('a new page', () => {
  it('is an edit until it is saved', async () => {
    const site = open();
    const answer = await site.ask('new-page', { ...edits({}), ...plano });
    expect(answer).toMatchObject({ file: PLANO, left: [] });
    expect(answer.edits.values[PLANO]).toMatchObject({ path: '/plano' });
    expect(site.read(PLANO)).toBeUndefined();
    expect(await saved(site, answer)).toEqual([]);
    expect(site.read(PLANO)).toMatch(/^\{\n {2}"path": "\/plano",\n/);
  });

  it('takes earlier edits into account', async () => {
    const site = open();
    const first = await site.ask('new-page', { ...edits({}), ...plano });
    const again = site.ask('new-page', { edits: first.edits, ...plano });
    await expect(again).rejects.toThrow(/já é da página/);
    const copy = { file: PLANO, path: 'Outra', title: 'Outra' };
    await expect(site.ask('copy-page', { edits: first.edits, ...copy })).rejects.toThrow(/outra/);
    const copied = await site.ask('copy-page', { edits: first.edits, ...copy, path: 'outra' });
    expect(copied.file).toBe('site-config/pages/outra.json');
    expect(Object.keys(copied.edits.values)).toEqual([PLANO, copied.file]);
    expect(await saved(site, copied)).toEqual([]);
  });

  it('of a case has its record', async () => {
    const site = open();
    const asked = { path: '/aguas', title: 'Caso das águas', template: 'case', draft: false };
    const answer = await site.ask('new-page', {
      ...edits({}),
      ...asked,
      case: { client: 'Águas' },
    });
    const { aguas } = answer.edits.values['site-config/collections/cases.json'];
    expect(aguas).toMatchObject({ client: 'Águas' });
    expect(await saved(site, answer)).toEqual([]);
  });

  it('leaves only its redirect if it is removed before it is saved', async () => {
    const site = open();
    const { edits: made } = await site.ask('new-page', { ...edits({}), ...plano });
    const { edits: gone } = await site.ask('remove-page', { edits: made, path: '/plano', to: '/' });
    expect(Object.keys(gone.values)).toEqual([REDIRECTS]);
  });

  it('leaves nothing if its address is to lead nowhere', async () => {
    const site = open();
    const { edits: made } = await site.ask('new-page', { ...edits({}), ...plano });
    const nowhere = { edits: made, path: '/plano', redirect: false };
    const { edits: gone } = await site.ask('remove-page', nowhere);
    expect(gone.values).toEqual({});
  });
});

describe('a record with a page', () => {
  const PEOPLE = 'site-config/collections/people/';
  const [ANA, BIA, LIA] = ['ana', 'bia', 'lia'].map((id) => `${PEOPLE}${id}.json`) as [
    string,
    string,
    string,
  ];
  const files = {
    [ANA]: { name: 'Ana', role: 'Sócia' },
    'site-config/records/people.json': {
      path: '/equipe/{id}',
      card: { title: { field: 'name' } },
      meta: {
        title: '{name} | Forte',
        description: '{name}, do Forte, há mais de vinte anos ao lado de quem defende redes.',
        keywords: ['equipe'],
      },
      sections: [{ type: 'hero', title: { field: 'name' }, text: 'Um texto.' }],
    },
  };
  const bia = { draft: true, name: 'Bia', role: 'Sócia' };
  const made = { collection: 'people', id: 'bia', value: bia };

  it('is offered, made, moved and removed as pages are', async () => {
    const site = open(files);
    const { sources } = await site.ask('site');
    expect(sources.recordCollections).toEqual([
      { id: 'people', path: '/equipe/{id}', titleField: 'name', title: expect.any(String) },
    ]);
    const answer = await site.ask('new-record', { ...edits({}), ...made });
    expect(answer).toMatchObject({ file: BIA, edits: { values: { [BIA]: bia } } });
    expect(await saved(site, answer)).toEqual([]);
    await expect(site.ask('new-record', { ...edits({}), ...made })).rejects.toThrow('Já existe');
    const moved = { from: '/equipe/bia', to: '/equipe/lia' };
    const renamed = await site.ask('rename-page', { ...edits({}), ...moved });
    expect(renamed.file).toBe(LIA);
    expect(await saved(site, renamed)).toEqual([]);
    const gone = { path: '/equipe/lia', to: '/' };
    const removed = await site.ask('remove-page', { ...edits({}), ...gone });
    expect(removed.edits.values[LIA]).toBeNull();
    expect(await saved(site, removed)).toEqual([]);
    expect(site.read(LIA)).toBeUndefined();
  });

  it('lists what shows it, before it is removed', async () => {
    const site = open(files);
    const value = site.value(SOBRE);
    value.sections.push({ type: 'people', title: 'Quem', people: ['ana'] });
    const asked = { ...edits({ [SOBRE]: value }), path: '/equipe/ana' };
    const { named } = await site.ask('page-usages', asked);
    expect(named.map(({ file }: any) => file)).toEqual([SOBRE]);
  });
});

describe('a renamed record', () => {
  it('is an edit of all files that refer to it, listed by title', async () => {
    const site = open();
    const PARTNERS = 'site-config/collections/partners.json';
    const asked = { kind: 'partners', from: 'vedra', to: 'vedra-sul' };
    const answer = await site.ask('rename-record', { ...edits({}), ...asked });
    expect(Object.keys(answer.edits.values).sort()).toEqual([PARTNERS, INICIO]);
    expect(answer.followed).toHaveLength(1);
    expect(await saved(site, answer)).toEqual([]);
    expect(site.read(INICIO)).toContain('"vedra-sul"');
    const taken = { ...edits({}), ...asked, from: 'torreao' };
    await expect(site.ask('rename-record', taken)).rejects.toThrow('Já existe um registro');
  });
});

describe('a form', () => {
  const FORM = 'site-config/forms/contato.json';
  const shown = { type: 'form', title: 'Escreva', form: 'contato' };

  it('gets a new file, and each page that shows it is updated', async () => {
    const site = open();
    const page = { ...site.value(SOBRE), sections: [...site.value(SOBRE).sections, shown] };
    const asked = { kind: 'forms', from: 'contato', to: 'recado' };
    const answer = await site.ask('rename-record', { ...edits({ [SOBRE]: page }), ...asked });
    const RECADO = 'site-config/forms/recado.json';
    expect(answer.file).toBe(RECADO);
    expect(answer.edits.renamed).toEqual({ [RECADO]: FORM });
    expect(answer.edits.values[FORM]).toBeNull();
    expect(answer.edits.values[SOBRE].sections.at(-1).form).toBe('recado');
    expect(await saved(site, answer)).toEqual([]);
  });

  it('lists where it is shown', async () => {
    const site = open();
    const page = { ...site.value(SOBRE), sections: [...site.value(SOBRE).sections, shown] };
    const asked = { ...edits({ [SOBRE]: page }), kind: 'forms', id: 'contato' };
    const { usages } = await site.ask('record-usages', asked);
    expect(usages).toContainEqual({
      file: SOBRE,
      pointer: `/sections/${page.sections.length - 1}/form`,
      words: expect.stringMatching(/ › Seção \d+ \(Formulário\) › Formulário$/),
    });
  });
});

describe('a renamed page', () => {
  it('keeps its links and its text, under a new name', async () => {
    const site = open();
    const before = site.read(SOBRE);
    const answer = await site.ask('rename-page', { ...edits({}), from: '/sobre', to: '/empresa' });
    const EMPRESA = 'site-config/pages/empresa.json';
    expect(answer.file).toBe(EMPRESA);
    expect(answer.edits.values[SOBRE]).toBeNull();
    expect(answer.edits.renamed).toEqual({ [EMPRESA]: SOBRE });
    const { files } = await site.ask('review', { edits: answer.edits });
    const review = files.find(({ file }: any) => file === EMPRESA);
    expect(review.changes).toEqual([
      `O arquivo se chamava ${SOBRE}`,
      expect.stringMatching(/: “\/sobre” → “\/empresa”$/),
    ]);
    expect(review.diff).toContain('-  "path": "/sobre",\n+  "path": "/empresa",\n');
    expect(files.map(({ file }: any) => file)).not.toContain(SOBRE);
    expect(await saved(site, answer)).toEqual([]);
    expect(site.read(SOBRE)).toBeUndefined();
    expect(site.read(EMPRESA)).toBe(before?.replace('"/sobre"', '"/empresa"'));
    expect(site.value(NAVIGATION).header.links[0].links[0].to).toBe('/empresa#historia');
  });

  it('that is renamed twice and back equals the original', async () => {
    const site = open();
    let { edits: now } = edits({});
    for (const [from, to] of [
      ['/sobre', '/b'],
      ['/b', '/c'],
      ['/c', '/sobre'],
    ])
      ({ edits: now } = await site.ask('rename-page', { edits: now, from, to }));
    expect(now.renamed).toEqual({});
    expect(now.values[SOBRE]).toEqual(site.value(SOBRE));
    expect(
      Object.keys(now.values)
        .filter((file) => file.includes('/pages/'))
        .sort(),
    ).toEqual([INICIO, SOBRE]);
    expect(await saved(site, { edits: now })).toEqual([]);
  });

  it('is refused while the edits have an error, without mentioning the terminal', async () => {
    const site = open();
    const wrong = edits({ [INICIO]: { ...site.value(INICIO), meta: {} } });
    const renamed = site.ask('rename-page', { ...wrong, from: '/sobre', to: '/empresa' });
    await expect(renamed).rejects.toThrow(/^O site tem \d+ erros: corrija antes.*inicio\.json/);
    await expect(renamed).rejects.not.toThrow(/npm run/);
  });
});

describe('a removed page', () => {
  it('lists what only that page used, for a person to decide', async () => {
    const site = open();
    const answer = await site.ask('remove-page', { ...edits({}), path: '/sobre', to: '/' });
    expect(answer.edits.values[SOBRE]).toBeNull();
    expect(answer.left).toContainEqual({
      file: NAVIGATION,
      pointer: '/header/links/0/links/0/to',
      words: expect.stringMatching(/^Menus e rodapé › .* › /),
    });
    expect(await saved(site, answer)).toEqual([]);
    expect(site.read(SOBRE)).toBeUndefined();
  });

  it('lists every link to the page before it is removed', async () => {
    const site = open();
    const { usages, isKnown } = await site.ask('page-usages', { ...edits({}), path: '/sobre' });
    // Nothing tells what was published.
    expect(isKnown).toBe(true);
    expect(usages.map(({ file }: any) => file)).toEqual(
      expect.arrayContaining([NAVIGATION, INICIO, REDIRECTS]),
    );
    expect(usages.find(({ file }: any) => file === INICIO).words).toMatch(/^Início › Seção 3 \(/);
  });
});

describe('review', () => {
  it('lists the changes and shows them as text', async () => {
    const site = open();
    const value = site.value(SOBRE);
    value.sections[0].title = 'Quem somos';
    const asked = edits({ [SOBRE]: value, [INICIO]: site.value(INICIO), [PLANO]: null });
    const { files } = await site.ask('review', asked);
    expect(files).toHaveLength(1);
    expect(files[0]).toMatchObject({ file: SOBRE, title: 'Título de /sobre' });
    expect(files[0].changes).toEqual([
      expect.stringMatching(/^Seção 1 \(.+\) › .+: “Olá” → “Quem somos”$/),
    ]);
    expect(files[0].diff).toMatch(/\n-\s+"title": "Olá",\n\+\s+"title": "Quem somos",\n/);
  });

  it('names added and removed files', async () => {
    const site = open();
    const asked = edits({ [SOBRE]: null, [PLANO]: { ...site.value(SOBRE), path: '/plano' } });
    const { files } = await site.ask('review', asked);
    expect(files.map(({ file, changes }: any) => [file, changes])).toEqual([
      [PLANO, ['Arquivo novo']],
      [SOBRE, ['Arquivo apagado']],
    ]);
  });
});
