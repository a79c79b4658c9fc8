// biome-ignore-all lint/suspicious/noExplicitAny: answers as they come over the wire
import { describe, expect, it, vi } from 'vitest';
import { edits, SOBRE, setUpStudio } from '../testing.ts';

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
  ])('calls a page %j %j', async (title, called) => {
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
  ])('says of %j that it is %s', async (given, state, stateText) => {
    vi.stubEnv('SITE_NOW', '2026-11-21');
    const site = open();
    const asked = edits({ [SOBRE]: { ...site.value(SOBRE), ...given } });
    const file = fileOf(await site.ask('site', asked), SOBRE);
    expect([file.state, file.stateText]).toEqual([state, stateText]);
    vi.unstubAllEnvs();
  });

  it('lists a page that nobody can read, too', async () => {
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

  it('calls the other files by what is in them', async () => {
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

describe('the forms to choose from', () => {
  it('has those of the accounts last, and says so', async () => {
    const site = open();
    const CONTATO = site.value('site-config/forms/contato.json');
    const entrar = { ...CONTATO, title: 'Entrar', submit: { strategy: 'supabase-auth' } };
    const asked = edits({ 'site-config/forms/antes-de-todos.json': entrar });
    const { forms } = (await site.ask('site', asked)).sources.records;
    expect(forms.at(-1)).toEqual({
      id: 'antes-de-todos',
      title: 'Entrar',
      apart: 'Só para as páginas de conta',
    });
    expect(forms.filter(({ apart }: any) => !apart).map(({ id }: any) => id)).toContain('contato');
  });
});

it('offers the menus that have room for a link, by what they are called', async () => {
  const site = open();
  const NAVIGATION = 'site-config/navigation.json';
  const navigation = site.value(NAVIGATION);
  const menus = async (value: any) =>
    (await site.ask('site', edits({ [NAVIGATION]: value }))).sources.menus;
  expect(await menus(navigation)).toContainEqual({
    id: '/header/groups/0/links',
    title: 'No menu do alto, em “Empresa”',
  });
  const [group] = navigation.header.groups;
  group.links = Array.from({ length: 12 }, () => group.links[0]);
  const ids = (await menus(navigation)).map(({ id }: any) => id);
  expect(ids).toContain('/header/links');
  expect(ids).not.toContain('/header/groups/0/links');
});

describe('start', () => {
  it('has every section type with a picture', async () => {
    const { schemas, blocks, templates, git } = await open().ask('start', {});
    const types = Object.keys(schemas).flatMap(
      (id) => /^sections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? [],
    );
    expect(blocks.sections.map(({ type }: any) => type).sort()).toEqual(types.sort());
    for (const { type, picture } of blocks.sections)
      expect(picture).toBe(`/__estudio/secao/${type}.webp`);
    expect(blocks.fields.map(({ type }: any) => type)).toContain('email');
    expect(templates).toContainEqual({
      id: 'campanha',
      title: expect.any(String),
      needsForm: true,
      needsEvent: false,
    });
    expect(git).toBe(false);
  });
});

describe('example', () => {
  it('is a section of each type, and names what this site has', async () => {
    const site = open();
    const { blocks } = await site.ask('start', {});
    for (const { type } of blocks.sections)
      expect((await site.ask('example', { ...edits({}), type })).section.type).toBe(type);
    const { section } = await site.ask('example', { ...edits({}), type: 'partner-strip' });
    expect(section.partners).toContain('vedra');
  });

  it('is there where the site has errors, and of no type that there is not', async () => {
    const site = open();
    site.write({ 'site-config/navigation.json': '{' });
    const { section } = await site.ask('example', { ...edits({}), type: 'hero' });
    expect(section.type).toBe('hero');
    await expect(site.ask('example', { ...edits({}), type: 'herói' })).rejects.toThrow(
      'Não há seções do tipo “herói”.',
    );
  });
});
