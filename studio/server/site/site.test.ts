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

describe('start', () => {
  it('has every section type with a picture, and an example of what this site has', async () => {
    const { schemas, blocks, templates, git } = await open().ask('start', {});
    const types = Object.keys(schemas).flatMap(
      (id) => /^sections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? [],
    );
    expect(blocks.sections.map(({ type }: any) => type).sort()).toEqual(types.sort());
    for (const { type, picture, example } of blocks.sections) {
      expect(picture).toBe(`/__estudio/secao/${type}.webp`);
      expect(example.type).toBe(type);
    }
    expect(
      blocks.sections.find(({ type }: any) => type === 'partner-strip').example.partners,
    ).toContain('vedra');
    expect(blocks.fields.map(({ type }: any) => type)).toContain('email');
    expect(templates).toContainEqual({
      id: 'campanha',
      title: expect.any(String),
      needsForm: true,
    });
    expect(git).toBe(false);
  });

  it('has them where the site has errors, too', async () => {
    const site = open();
    await site.ask('check');
    site.write({ 'site-config/navigation.json': '{' });
    expect((await site.ask('start', {})).blocks.sections.length).toBeGreaterThan(20);
  });
});
