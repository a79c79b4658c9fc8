// biome-ignore-all lint/suspicious/noExplicitAny: answers as they come over the wire
import { describe, expect, it, test, vi } from 'vitest';
import { FILE_KINDS } from '../../../content/read/files/public-files.ts';
import { BUILT_IN_KINDS } from '../../../content/read/schema/ajv.ts';
import { worded } from '../../../words/reader.ts';
import { edits, INICIO, SOBRE, setUpStudio } from '../../server/testing/studio.ts';

const open = setUpStudio();
const fileOf = ({ files }: any, file: string) => files.find((one: any) => one.file === file);

describe('site', () => {
  it.each([
    ['Quem somos | Forte', 'Quem somos'],
    ['Forte – Quem somos', 'Quem somos'],
    ['Forte: quem somos', 'Forte: quem somos'],
    ['NOC | SOC | Forte', 'NOC | SOC'],
    ['Guarda-costas - o que é', 'Guarda-costas - o que é'],
    ['Forte', 'Forte'],
    ['', 'Olá'],
  ])('titles a page %j %j', async (title, called) => {
    const site = open();
    const value = site.value(SOBRE);
    value.meta.title = title;
    expect(fileOf(await site.ask('site', edits({ [SOBRE]: value })), SOBRE).title).toBe(called);
  });

  it.each([
    [{ draft: true }, 'draft', 'Rascunho'],
    [{ publishAt: '2026-12-03' }, 'scheduled', 'Entra em 3 de dezembro de 2026'],
    [{ expireAt: '2026-12-03' }, 'published', 'Sai em 3 de dezembro de 2026'],
    [{ expireAt: '2020-12-03' }, 'expired', 'Saiu em 3 de dezembro de 2020'],
    [{}, 'published', undefined],
  ])('gives %j the state %s', async (given, state, stateText) => {
    vi.stubEnv('SITE_NOW', '2026-11-21');
    const site = open();
    const asked = edits({ [SOBRE]: { ...site.value(SOBRE), ...given } });
    const file = fileOf(await site.ask('site', asked), SOBRE);
    expect([file.state, file.stateText && worded(file.stateText)]).toEqual([state, stateText]);
    vi.unstubAllEnvs();
  });

  it('lists a page that cannot be parsed, too', async () => {
    const site = open({ [SOBRE]: '{"path": "/sobre", "meta": {"title": "Sobre' });
    const answer = await site.ask('site');
    expect(fileOf(answer, SOBRE)).toMatchObject({
      state: 'broken',
      path: '/sobre',
      title: 'Sobre',
    });
    expect(fileOf(answer, SOBRE).errors).toBeGreaterThan(0);
    expect(answer.name).toBe('Forte');
  });

  it('titles the other files by their content', async () => {
    const { files } = await open().ask('site');
    const titles = Object.fromEntries(files.map(({ name, title }: any) => [name, title]));
    expect(titles).toMatchObject({
      site: 'Dados do site',
      navigation: 'Menus e rodapé',
      partners: 'Parceiros',
      contato: 'Contato',
    });
  });
});

describe('the groups of the list', () => {
  const groupOf = async (files: Record<string, any>, file: string) =>
    fileOf(await open().ask('site', edits(files)), file).group;
  const inFolder = (folder: string) => `site-config/pages/${folder}/nova.json`;

  it('are the folders, named like the menu of their pages or after the folder', async () => {
    const site = open();
    const NAVIGATION = 'site-config/navigation.json';
    const page = { ...site.value(SOBRE), path: '/nova' };
    expect(await groupOf({}, SOBRE)).toBeUndefined();
    expect(await groupOf({ [inFolder('legais')]: page }, inFolder('legais'))).toBe('Legais');
    expect(await groupOf({ [inFolder('lp/de-2027')]: page }, inFolder('lp/de-2027'))).toBe(
      'Lp, de 2027',
    );
    const navigation = site.value(NAVIGATION);
    navigation.header.links[0].links.push({ label: 'Nova', to: '/nova#fim' });
    const files = { [inFolder('empresa')]: page, [NAVIGATION]: navigation };
    expect(await groupOf(files, inFolder('empresa'))).toBe(navigation.header.links[0].label);
  });

  it('separate the account forms', async () => {
    const CONTATO = 'site-config/forms/contato.json';
    const entrar = { ...open().value(CONTATO), submit: { strategy: 'supabase-auth' } };
    expect(await groupOf({}, CONTATO)).toBeUndefined();
    expect(await groupOf({ [CONTATO]: entrar }, CONTATO)).toBe('Só para as páginas de conta');
  });
});

describe('showing', () => {
  const CONTATO = 'site-config/forms/contato.json';
  const PARTNERS = 'site-config/collections/partners.json';
  const withSection = (site: ReturnType<typeof open>, path: string, section: object) => {
    const page = site.value(SOBRE);
    return { ...page, path, sections: [...page.sections, section] };
  };
  const pageFile = (name: string) => `site-config/pages/${name}.json`;

  it('returns a page with the form, the last shown one if it has it', async () => {
    const site = open();
    const section = { type: 'form', title: 'Fale', form: 'contato' };
    const pages = {
      [pageFile('b')]: withSection(site, '/b', section),
      [pageFile('a')]: withSection(site, '/a', section),
    };
    const shown = (last?: string) =>
      site.ask('showing', { ...edits(pages), file: CONTATO, ...(last && { last }) });
    expect(await shown()).toMatchObject({ page: pageFile('a'), type: 'form' });
    expect((await shown()).section).toBe(pages[pageFile('a')]!.sections.length - 1);
    expect((await shown(pageFile('b'))).page).toBe(pageFile('b'));
    expect((await shown(SOBRE)).page).toBe(pageFile('a'));
    Object.assign(pages[pageFile('a')]!.meta, { noindex: true });
    expect((await shown()).page).toBe(pageFile('b'));
  });

  it('returns the page of a record, else one that shows it, or nothing', async () => {
    const site = open();
    const shown = (id: string) => site.ask('showing', { ...edits({}), file: PARTNERS, id });
    expect(await shown('vedra')).toMatchObject({ page: INICIO, type: 'partner-strip' });
    expect(await shown('nenhum')).toEqual({});
    const CASES = 'site-config/collections/cases.json';
    const cases = { cometa: { client: 'Cometa', path: '/sobre' } };
    expect(
      (await site.ask('showing', { ...edits({ [CASES]: cases }), file: CASES, id: 'cometa' })).page,
    ).toBe(SOBRE);
  });

  it('returns the page that lists a collection whose records have no pages', async () => {
    const site = open();
    const section = { type: 'record-list', title: 'Tabela', collection: 'partners' };
    const changed = edits({
      'site-config/records/partners.json': { card: { title: { field: 'name' } } },
      [pageFile('a')]: withSection(site, '/a', section),
      [SOBRE]: site.value(SOBRE),
    });
    expect(await site.ask('showing', { ...changed, file: PARTNERS, id: 'nenhum' })).toEqual({
      page: pageFile('a'),
      section: site.value(SOBRE).sections.length,
      type: 'record-list',
    });
    const { sources, files } = await site.ask('site', changed);
    expect(sources.recordCollections).toEqual([]);
    expect(files.find(({ file }: any) => file === PARTNERS)).toMatchObject({ errors: 0 });
  });
});

it('knows what stands above the footer, where it is written, and which page shows it', async () => {
  const site = open();
  const [NAVIGATION, CONVITE] = [
    'site-config/navigation.json',
    'site-config/collections/shared-sections/convite.json',
  ];
  const navigation = site.value(NAVIGATION);
  const changed = edits({
    [NAVIGATION]: { ...navigation, footer: { ...navigation.footer, section: 'convite' } },
    [CONVITE]: {
      type: 'call-to-action',
      title: 'Vamos?',
      text: 'Fale conosco.',
      actions: [{ label: 'Vamos', to: '/sobre' }],
    },
  });
  const { length } = site.value(SOBRE).sections;
  const { aboveFooter } = fileOf(await site.ask('site', changed), SOBRE);
  expect(aboveFooter).toEqual({ section: length, file: CONVITE, pointer: '' });
  expect(await site.ask('showing', { ...changed, file: CONVITE, last: SOBRE })).toEqual({
    page: SOBRE,
    section: length,
    type: 'call-to-action',
  });
  expect(fileOf(await site.ask('site'), SOBRE).aboveFooter).toBeUndefined();
});

describe('the forms to choose from', () => {
  it('list the account forms last, and mark them', async () => {
    const site = open();
    const CONTATO = site.value('site-config/forms/contato.json');
    const entrar = { ...CONTATO, title: 'Entrar', submit: { strategy: 'supabase-auth' } };
    const asked = edits({ 'site-config/forms/antes-de-todos.json': entrar });
    const { forms } = (await site.ask('site', asked)).sources.records;
    expect(forms.at(-1)).toEqual({
      id: 'antes-de-todos',
      title: 'Entrar',
      group: 'Só para as páginas de conta',
    });
    expect(forms.filter(({ group }: any) => !group).map(({ id }: any) => id)).toContain('contato');
  });
});

it('lists the menus that have room for a link, by name', async () => {
  const site = open();
  const NAVIGATION = 'site-config/navigation.json';
  const navigation = site.value(NAVIGATION);
  const menus = async (value: any) =>
    (await site.ask('site', edits({ [NAVIGATION]: value }))).sources.menus;
  expect(await menus(navigation)).toContainEqual({
    id: '/header/links/0/links',
    title: 'No menu do alto, em “Empresa”',
  });
  const [group] = navigation.header.links;
  group.links = Array.from({ length: 12 }, () => group.links[0]);
  const ids = (await menus(navigation)).map(({ id }: any) => id);
  expect(ids).toContain('/header/links');
  expect(ids).not.toContain('/header/links/0/links');
});

describe('start', () => {
  it('returns every section type, without pictures, which show another site', async () => {
    const { schemas, blocks, templates, git } = await open().ask('start', {});
    const types = Object.keys(schemas).flatMap(
      (id) => /^sections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? [],
    );
    expect(blocks.sections.map(({ type }: any) => type).sort()).toEqual(types.sort());
    for (const { picture } of blocks.sections) expect(picture).toBeUndefined();
    expect(blocks.fields.map(({ type }: any) => type)).toContain('email');
    expect(templates).toContainEqual({
      id: 'campaign',
      title: expect.any(String),
      needsForm: true,
      needsEvent: false,
      needsCase: false,
    });
    expect(git).toBe(false);
  });
});

describe('example', () => {
  it('returns a section of each type that refers to content of this site', async () => {
    const site = open();
    const { blocks } = await site.ask('start', {});
    for (const { type } of blocks.sections)
      expect((await site.ask('example', { ...edits({}), type })).section.type).toBe(type);
    const { section } = await site.ask('example', { ...edits({}), type: 'partner-strip' });
    expect(section.partners).toContain('vedra');
  });

  it('is fitted to the site as often as it is asked for', async () => {
    const site = open();
    for (const type of ['hero', 'call-to-action', 'prose', 'form']) {
      const first = await site.ask('example', { ...edits({}), type });
      expect(await site.ask('example', { ...edits({}), type })).toEqual(first);
    }
  });

  it('works while the site has errors, and refuses unknown types', async () => {
    const site = open();
    site.write({ 'site-config/navigation.json': '{' });
    const { section } = await site.ask('example', { ...edits({}), type: 'hero' });
    expect(section.type).toBe('hero');
    await expect(site.ask('example', { ...edits({}), type: 'herói' })).rejects.toThrow(
      'Não há seções do tipo “herói”.',
    );
  });
});

it('names the records to choose from as their cards do, in one file or each in its own', async () => {
  const site = open();
  const { vedra } = site.value('site-config/collections/partners.json');
  const { sources } = await site.ask(
    'site',
    edits({
      'site-config/records/partners.json': { card: { title: 'Sócio {name}' } },
      'site-config/collections/partners/nova.json': { ...vedra, name: 'Nova', draft: true },
    }),
  );
  expect(sources.records.partners).toContainEqual({ id: 'vedra', title: 'Sócio Vedra' });
  expect(sources.records.partners).toContainEqual({ id: 'nova', title: 'Sócio Nova (rascunho)' });
});

test('a list of records is offered the collections that it may show, those without pages too', async () => {
  const { sources } = await open().ask(
    'site',
    edits({ 'site-config/records/partners.json': { card: { title: { field: 'name' } } } }),
  );
  expect(sources.records.collection).toEqual([{ id: 'partners', title: 'Parceiros' }]);
  expect(sources.records.collections).toContainEqual({ id: 'partners', title: 'Parceiros' });
});

test('every kind of thing that a schema refers to by name has its choices', async () => {
  const { records } = (await open().ask('site')).sources;
  const named = BUILT_IN_KINDS.filter(
    (kind) => !['icon', 'link', 'richText', ...FILE_KINDS].includes(kind),
  );
  expect(Object.keys(records)).toEqual(expect.arrayContaining(named));
});
