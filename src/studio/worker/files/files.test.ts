// biome-ignore-all lint/suspicious/noExplicitAny: answers as they come over the wire
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { categories } from '../../../blocks/checks/categories/testing/codes.ts';
import { slip } from '../../../content/testing/fixture.ts';
import { worded } from '../../../words/reader.ts';
import { edits, INICIO, SOBRE, setUpStudio } from '../../server/testing/studio.ts';

const open = setUpStudio();
const stampsOf = async (site: ReturnType<typeof open>, ...files: string[]) => {
  const opened = await site.ask('open', { files });
  return Object.fromEntries(
    Object.entries<{ stamp: string }>(opened.files).map(([file, { stamp }]) => [file, stamp]),
  );
};

/** `sobre` with another title in its first section. */
const retitled = (site: ReturnType<typeof open>, title: string) => {
  const value = site.value(SOBRE);
  value.sections[0].title = title;
  return value;
};

describe('open', () => {
  it('returns value, text and stamp, and nothing for a missing file', async () => {
    const site = open();
    const { files } = await site.ask('open', { files: [SOBRE, 'site-config/pages/nada.json'] });
    expect(Object.keys(files)).toEqual([SOBRE]);
    expect(files[SOBRE]).toMatchObject({ value: site.value(SOBRE), text: site.read(SOBRE) });
  });

  it.each([
    ['invalid JSON', '{"path": "/a",'],
    ['a duplicate key', '{"path": "/a", "path": "/b"}'],
  ])('returns no value for a text with %s', async (_, text) => {
    const { files } = await open({ [SOBRE]: text }).ask('open', { files: [SOBRE] });
    expect(files[SOBRE]).toEqual({ text, stamp: expect.stringMatching(/^[0-9a-f]{16}$/) });
  });
});

describe('check', () => {
  it('compiles the page with the edits', async () => {
    const site = open();
    const { problems, page } = await site.ask('check', {
      ...edits({ [SOBRE]: retitled(site, 'Outro') }),
      page: SOBRE,
    });
    expect(problems).toEqual([]);
    expect(page.data.page.sections[0].title).toBe('Outro');
    expect(page.site.site.brand.name).toBe('Forte');
  });

  it('compiles the page of a record again when the page of all records has changed', async () => {
    const site = open(categories(['Um parceiro.']));
    const ALL = 'site-config/records/partners.json';
    const record = 'site-config/collections/partners/parceiro-0.json';
    const titleWith = async (title: unknown) => {
      const template = site.value(ALL);
      template.sections[0].title = title;
      const { page } = await site.ask('check', { ...edits({ [ALL]: template }), page: record });
      return page.data.page.sections[0].title;
    };
    expect(await titleWith('A')).toBe('A');
    expect(await titleWith('B')).toBe('B');
  });

  it('warns of letters that the fonts of the site lack', async () => {
    const site = open();
    const theme = site.value('site-config/theme.json');
    theme.fonts.text.family = theme.fonts.heading.family = 'Figtree';
    const given = edits({
      'site-config/theme.json': theme,
      [SOBRE]: retitled(site, 'Добро пожаловать'),
    });
    const { problems } = await site.ask('check', { ...given, page: SOBRE });
    expect(problems).toMatchObject([{ severity: 'warning', code: 'font-letters' }]);
  });

  it('says what is not published yet', async () => {
    const site = open();
    const value = { ...site.value(SOBRE), draft: true };
    const { page } = await site.ask('check', { ...edits({ [SOBRE]: value }), page: SOBRE });
    expect(worded(page.data.unpublished.page.text)).toBe('Rascunho');
  });

  it('shows a page while another file is broken, with that file’s last valid content', async () => {
    const site = open();
    await site.ask('check');
    site.write({ 'site-config/navigation.json': '{' });
    const { problems, page } = await site.ask('check', { ...edits({}), page: SOBRE });
    expect(problems[0]).toMatchObject({ severity: 'error', file: 'site-config/navigation.json' });
    expect(page.data.page.path).toBe('/sobre');
    expect(page.site.navigation.header.links).toHaveLength(2);
  });

  it('shows a page with a link to a missing page, but not one with a missing record', async () => {
    const site = open();
    const linked = site.value(INICIO);
    linked.sections[2].blocks[0].paragraphs[0] = '[nada](/nada)';
    const first = await site.ask('check', { ...edits({ [INICIO]: linked }), page: INICIO });
    expect(first.problems[0]).toMatchObject({ severity: 'error', file: INICIO });
    expect(first.page.data.page.path).toBe('/');
    linked.sections[1].partners = ['torreao', 'nada'];
    const second = await site.ask('check', { ...edits({ [INICIO]: linked }), page: INICIO });
    expect(second).not.toHaveProperty('page');
  });

  it('sends the shared data again when it has changed in another file', async () => {
    const site = open();
    const one = await site.ask('check', { ...edits({}), page: SOBRE });
    const file = 'site-config/site.json';
    const value = site.value(file);
    value.brand.tagline = 'Outra.';
    const other = await site.ask('check', { ...edits({ [file]: value }), page: SOBRE });
    expect(one.page.site.site.brand.tagline).toBe('Guardamos.');
    expect(other.page.site.site.brand.tagline).toBe('Outra.');
  });
});

describe('fix', () => {
  it('corrects a field in the edits only', async () => {
    const site = open();
    const wrong = retitled(site, 'Outro');
    wrong.sections[2].colums = wrong.sections[2].columns;
    delete wrong.sections[2].columns;
    const asked = edits({ [SOBRE]: wrong });
    const { problems } = await site.ask('check', asked);
    const { file, pointer, code, fixable } = problems.find((one: any) => one.fixable);
    expect(fixable).toBe(true);
    const answer = await site.ask('fix', { ...asked, file, pointer, code });
    expect(answer.edits.values[SOBRE].sections[2].columns).toBe(2);
    expect(answer.edits.values[SOBRE].sections[0].title).toBe('Outro');
    expect((await site.ask('check', answer)).problems).toEqual([]);
    expect(site.value(SOBRE).sections[0].title).not.toBe('Outro');
    await expect(site.ask('fix', { ...answer, file, pointer, code })).rejects.toThrow(/já não/);
  });

  it.each([
    ['one comma too many', '"columns": 2,', '"columns": 2,,'],
    ['a missing quotation mark', '"type": "card-grid",', '"type": "card-grid,'],
  ])('corrects a text with %s, and the correction can be saved', async (_, right, wrong) => {
    const site = open(slip(SOBRE, right, wrong));
    const { problems } = await site.ask('check');
    const { file, pointer, code } = problems.find((one: any) => one.fixable);
    const answer = await site.ask('fix', { ...edits({}), file, pointer, code });
    const saved = await site.ask('save', { ...answer, stamps: await stampsOf(site, SOBRE) });
    expect(saved).toHaveProperty('saved');
    expect(site.value(SOBRE).sections[2].columns).toBe(2);
    expect(site.load().problems).toEqual([]);
  });
});

describe('save', () => {
  it('writes only what changed', async () => {
    const site = open();
    const before = site.read(SOBRE) ?? '';
    const title = site.value(SOBRE).sections[0].title;
    const stamps = await stampsOf(site, SOBRE, INICIO);
    const values = { [SOBRE]: retitled(site, 'Outro'), [INICIO]: site.value(INICIO) };
    const { saved } = await site.ask('save', { ...edits(values), stamps });
    expect(site.read(SOBRE)).toBe(before.replace(`"${title}"`, '"Outro"'));
    expect(saved).toEqual(await stampsOf(site, SOBRE, INICIO));
    expect(saved[INICIO]).toBe(stamps[INICIO]);
  });

  it('never overwrites what somebody else saved meanwhile', async () => {
    const site = open();
    const stamps = await stampsOf(site, SOBRE);
    const values = { [SOBRE]: retitled(site, 'Meu') };
    site.write({ [SOBRE]: JSON.stringify(retitled(site, 'Deles'), null, 2) });
    const theirs = site.read(SOBRE);
    const refused = await site.ask('save', { ...edits(values), stamps });
    expect(refused).toEqual({ changed: [SOBRE] });
    expect(site.read(SOBRE)).toBe(theirs);
    // Seen and decided.
    const again = { ...edits(values), stamps: await stampsOf(site, SOBRE) };
    expect(await site.ask('save', again)).toHaveProperty('saved');
  });

  it('neither overwrites a new file nor restores a removed one', async () => {
    const site = open();
    const stamps = await stampsOf(site, SOBRE);
    const file = 'site-config/pages/nova.json';
    const value = { ...site.value(SOBRE), path: '/nova' };
    site.write({ [file]: value, [SOBRE]: undefined });
    const values = { [SOBRE]: value, [file]: value };
    const refused = await site.ask('save', { ...edits(values), stamps });
    expect(refused).toEqual({ changed: [SOBRE, file] });
    expect(site.read(SOBRE)).toBeUndefined();
  });

  it('writes all files or none', async () => {
    const site = open();
    const stamps = await stampsOf(site, SOBRE, INICIO);
    const wrong = { ...site.value(INICIO), meta: {} };
    const before = site.read(SOBRE);
    const values = { [SOBRE]: retitled(site, 'Outro'), [INICIO]: wrong };
    const { problems } = await site.ask('save', { ...edits(values), stamps });
    expect(new Set(problems.map(({ file }: any) => file))).toEqual(new Set([INICIO]));
    expect(site.read(SOBRE)).toBe(before);
  });

  it('says what could be saved without the pages with errors, and what needs them', async () => {
    const site = open();
    const MENUS = 'site-config/navigation.json';
    const NEW = 'site-config/pages/nova.json';
    const details = site.value('site-config/site.json');
    details.brand.tagline = 'Outra.';
    const menus = site.value(MENUS);
    menus.header.links.push({ label: 'Nova', to: '/nova' });
    const values = {
      [NEW]: { ...site.value(SOBRE), path: '/nova', meta: {} },
      [MENUS]: menus,
      'site-config/site.json': details,
    };
    const stamps = await stampsOf(site, MENUS, 'site-config/site.json');
    const refused = await site.ask('save', { ...edits(values), stamps });
    // The menu leads to a page that would not be there.
    expect(refused.savable).toEqual(['site-config/site.json']);
    const { [NEW]: _, [MENUS]: __, ...rest } = values;
    expect(await site.ask('save', { ...edits(rest), stamps })).toHaveProperty('saved');
    expect(site.load().problems).toEqual([]);
  });

  it('keeps the removal of a page with the page that still leads to it, and old and new name', async () => {
    const site = open();
    const GONE = 'site-config/pages/sobre.json';
    const home = { ...site.value(INICIO), meta: {} };
    const details = site.value('site-config/site.json');
    details.brand.tagline = 'Outra.';
    const names = [INICIO, GONE, 'site-config/site.json', 'site-config/navigation.json'];
    const stamps = await stampsOf(site, ...names);
    const moved = 'site-config/pages/quem.json';
    const asked = edits(
      {
        [INICIO]: home,
        [GONE]: null,
        [moved]: { ...site.value(GONE), path: '/quem' },
        'site-config/site.json': details,
      },
      { [moved]: GONE },
    );
    const { savable } = await site.ask('save', { ...asked, stamps });
    expect(savable).toEqual(['site-config/site.json']);
  });

  it('is refused for an error it causes in another file, not for an existing error', async () => {
    const site = open({ 'site-config/forms/outro.json': '{' });
    const stamps = await stampsOf(site, SOBRE, 'site-config/forms/outro.json');
    const moved = { ...site.value(SOBRE), path: '/quem' };
    const first = await site.ask('save', { ...edits({ [SOBRE]: moved }), stamps });
    expect(first.problems.length).toBeGreaterThan(0);
    expect(first.problems.map(({ file }: any) => file)).not.toContain(
      'site-config/forms/outro.json',
    );
    const second = await site.ask('save', {
      ...edits({ [SOBRE]: retitled(site, 'Outro') }),
      stamps,
    });
    expect(second).toHaveProperty('saved');
  });

  it('replaces a text that cannot be parsed, but only for whoever has seen it', async () => {
    const valid = open();
    const older = await stampsOf(valid, SOBRE);
    const old = edits({ [SOBRE]: valid.value(SOBRE) });
    const site = open({ [SOBRE]: '{"path": ::: }' });
    expect(await site.ask('save', { ...old, stamps: older })).toEqual({ changed: [SOBRE] });
    expect(site.read(SOBRE)).toBe('{"path": ::: }');
    const stamps = await stampsOf(site, SOBRE);
    expect(await site.ask('save', { ...old, stamps })).toHaveProperty('saved');
    expect(site.value(SOBRE)).toEqual(old.edits.values[SOBRE]);
  });
});

it('the library lists where a picture is used', async () => {
  const site = open();
  const { sources, files, name } = await site.ask('site');
  expect(name).toBe('Forte');
  expect(sources.pictures).toEqual([
    expect.objectContaining({
      path: '/imagens/forte.svg',
      usedIn: ['site-config/collections/partners.json', 'site-config/site.json'],
    }),
  ]);
  expect(sources.pages.find(({ path }: any) => path === '/sobre').anchors).toEqual([
    { id: 'historia', title: 'historia' },
  ]);
  expect(sources.records.partners).toContainEqual({ id: 'vedra', title: 'Vedra' });
  expect(files.find(({ file }: any) => file === SOBRE)).toMatchObject({
    title: 'Título de /sobre',
    path: '/sobre',
    state: 'published',
    errors: 0,
  });
  expect(site.studio.publicDir).toBe(join(site.root, 'public'));
});
