/** The tools, as the reference client of the protocol calls them. */
import { mkdtempSync, readdirSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { InMemoryTransport } from '@modelcontextprotocol/sdk/inMemory.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { setUpEditing } from '../../content/testing/edited-site.ts';
import { HOME, SOBRE } from '../../content/testing/edits.ts';
import { page } from '../../content/testing/fixture.ts';
import { mcpServer, TOOLS } from './server.ts';
import { openSession, type Session } from './session.ts';

const open = setUpEditing();
let site: ReturnType<typeof open>;
let client: Client;
// One for all: compiling the schemas takes half a second.
let session: Session | undefined;
beforeEach(async () => {
  site = open();
  client = new Client({ name: 'test', version: '1' });
  const [here, there] = InMemoryTransport.createLinkedPair();
  session ??= openSession(site.root);
  await mcpServer(session, '1').connect(there);
  await client.connect(here);
});
afterEach(() => client.close());

async function call(name: string, args: object = {}) {
  const answer = await client.callTool({ name, arguments: args as Record<string, unknown> });
  // biome-ignore lint/suspicious/noExplicitAny: of each tool another
  return { ...(answer.structuredContent as any), isError: answer.isError === true };
}

const title = (value: string) => [{ op: 'replace', path: '/meta/title', value }];

it('lists its tools with the words and schemas of their parameters', async () => {
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name).sort()).toEqual(Object.keys(TOOLS).sort());
  for (const { name, description, inputSchema } of tools) {
    expect(description, name).not.toContain('commands/mcp');
    for (const [param, schema] of Object.entries(inputSchema.properties ?? {}))
      expect((schema as { description: string }).description, param).toMatch(/^\p{Lu}.+\.$/u);
  }
  expect(client.getInstructions()).toContain('list_pages');
});

it('reads: pages, a section, texts, blocks', async () => {
  const { pages, files } = await call('list_pages');
  expect(pages).toContainEqual({
    path: '/sobre',
    file: SOBRE,
    title: expect.any(String),
    state: 'live',
  });
  expect(files.map(({ file }: { file: string }) => file)).toContain('site-config/navigation.json');
  const section = await call('show', { target: '/sobre#historia' });
  expect(section).toMatchObject({
    file: SOBRE,
    pointer: '/sections/1',
    value: { type: 'prose', id: 'historia' },
  });
  const { texts } = await call('find', { words: 'PREVENCAO' });
  expect(texts).toMatchObject([{ file: SOBRE, pointer: '/sections/2/cards/0/title' }]);
  const { sections, fields } = await call('list_blocks');
  expect(sections.map(({ type }: { type: string }) => type)).toContain('hero');
  expect(fields.map(({ type }: { type: string }) => type)).toContain('email');
});

it('shows what may stand in the files of a site, and its examples are of sections and fields', async () => {
  const { files } = await call('list_blocks');
  const types = files.map(({ type }: { type: string }) => type);
  expect(types).toEqual(
    expect.arrayContaining([
      'site',
      'theme',
      'navigation',
      'messages',
      'redirects',
      'page',
      'form',
    ]),
  );
  const shown = process.env.TEST_LONG ? types : ['site', 'navigation', 'form'];
  for (const type of shown) {
    const { schema, examples, error } = await call('show_block', { type, kind: 'files' });
    expect(error, type).toBeUndefined();
    if (type === 'form' || type === 'navigation' || type === 'site')
      expect(examples, type).toEqual([{ value: expect.anything(), lacks: [] }]);
    expect(JSON.stringify(schema).length, type).toBeLessThan(70_000);
    // A picture that the site has not is not passed off as one.
    const text = JSON.stringify(examples);
    const pictures = [...text.matchAll(/"src":"([^"]+)"/g)].map(([, src]) => src);
    if (!/"lacks":\["/.test(text))
      for (const src of pictures) expect(site.read(`public${src}`), `${type} ${src}`).toBeDefined();
  }
  expect((await call('show_block', { type: 'site' })).schema.properties.language).toBeDefined();
  // A section has the name of this collection.
  const places = await call('show_block', { type: 'places', kind: 'files' });
  expect(places).toEqual(await call('show_block', { type: 'collections/places' }));
  expect((await call('show_block', { type: 'holidays' })).type).toBe('collections/holidays');
});

it('shows an example of a kind of file that the site has none of, and what its parts are', async () => {
  const { schema, examples } = await call('show_block', { type: 'record-page' });
  expect(examples).toMatchObject([{ value: { path: '/diario/{id}' }, lacks: [] }]);
  const { card, meta, sections } = schema.properties;
  expect(card.properties.title.type).toEqual(['string', 'object']);
  expect(meta.$comment).toBe('page.schema.json#/properties/meta');
  expect(sections.$comment).toBe('page.schema.json#/properties/sections');
});

it('makes a file that is not there yet, named with its folder or without', async () => {
  for (const [target, path] of [
    ['pages/um.json', '/um'],
    ['site-config/pages/dois.json', '/dois'],
  ] as const) {
    const operations = [{ op: 'add', path: '', value: page(path) }];
    expect(await call('edit', { target, operations })).toMatchObject({ written: true });
  }
  expect(JSON.parse(site.read('site-config/pages/um.json') ?? '').path).toBe('/um');
  expect(JSON.parse(site.read('site-config/pages/dois.json') ?? '').path).toBe('/dois');
});

it('an example of a section fits the site as it is', async () => {
  const { schema, examples } = await call('show_block', { type: 'partner-strip' });
  expect(schema.properties.partners).toBeDefined();
  expect(examples[0].value.partners).toContain('vedra');
  const operations = [{ op: 'add', path: '/sections/-', value: examples[0].value }];
  const { written, isError, error } = await call('edit', { target: '/sobre', operations });
  expect({ written, isError, error }).toEqual({ written: true, isError: false, error: undefined });
});

it('edits by the stamp that it was given, and tells who comes second', async () => {
  const { stamp } = await call('show', { target: '/sobre' });
  const edits = ['Um', 'Dois'].map((value) =>
    call('edit', { target: '/sobre', operations: title(value), stamp }),
  );
  const [first, second] = await Promise.all(edits);
  expect(first.changes).toMatchObject([{ file: SOBRE, change: 'changed' }]);
  expect(second.error).toContain('mudou desde que você o leu');
  expect(site.read(SOBRE)).toContain('"Um"');
  const { stamp: next } = (await call('show', { target: '/sobre' })) as { stamp: string };
  expect(first.changes[0].stamp).toBe(next);
});

it('says what it would replace, before and after, and where whole words are asked, those alone', async () => {
  const args = { words: 'valor', by: 'preço', dry_run: true };
  expect(await call('replace', { ...args, whole_words: true })).toMatchObject({ isError: true });
  const { written, changes } = await call('replace', args);
  expect(written).toBe(false);
  expect(changes[0]).toMatchObject({ file: SOBRE });
  expect(changes[0].lines).toEqual([
    {
      line: 29,
      before: expect.stringContaining('"Valores"'),
      after: expect.stringContaining('"Preçoes"'),
    },
  ]);
  expect((await call('find', { words: 'valor', whole_words: true })).count).toBe(0);
});

it('makes, moves and removes a page, with redirects', async () => {
  const nova = { path: '/nova', title: 'Nova', template: 'text' };
  expect(await call('new_page', { ...nova, dry_run: true })).toMatchObject({ written: false });
  expect(await call('new_page', nova)).toMatchObject({ written: true });
  expect(JSON.parse(site.read('site-config/pages/nova.json') ?? '')).toMatchObject({ draft: true });
  await call('move_page', { path: '/sobre', to: '/empresa' });
  expect(site.read(HOME)).toContain('/empresa#historia');
  const { left } = await call('remove_page', { path: '/empresa', to: '/' });
  expect(left).toContainEqual({
    file: 'site-config/navigation.json',
    pointer: '/footer/columns/0/links/0/to',
    link: '/empresa',
  });
  expect(JSON.parse(site.read('site-config/redirects.json') ?? '').redirects).toContainEqual({
    from: '/sobre',
    to: '/',
  });
  const { error } = await call('remove_page', { path: '/nova' });
  expect(error).toContain('podem conhecer /nova: diga com --to (para agentes, “to”)');
  await call('remove_page', { path: '/nova', redirect: false });
  expect(site.read('site-config/pages/nova.json')).toBeUndefined();
  expect(site.read('site-config/redirects.json')).not.toContain('"/nova"');
});

it('validates with corrections, and makes those that are certain', async () => {
  site.write({ [SOBRE]: (site.read(SOBRE) ?? '').replace('"cards":', '"cardz":') });
  const { errors, problems } = await call('validate');
  expect(errors).toBeGreaterThan(0);
  expect(problems[0]).toMatchObject({ file: SOBRE, corrections: [{ after: expect.any(String) }] });
  const { errors: left, fixed, changes } = await call('fix');
  expect({ left, fixed: fixed.length, files: changes.length }).toEqual({
    left: 0,
    fixed: 1,
    files: 1,
  });
});

describe('refuses, and writes nothing:', () => {
  const add = (target: string) => ({
    target,
    operations: [{ op: 'add', path: '', value: page('/fora') }],
  });
  it.each<[string, object, string]>([
    ['edit', { target: '/sobre', operations: title('') }, '“title” está vazio'],
    ['edit', { target: '/sobre', operations: [] }, 'operations must NOT have fewer than 1'],
    ['edit', { target: '/sobre' }, "must have required property 'operations'"],
    ['edit', { target: '/sobre', operations: title('A'), root: '/etc' }, '"root"'],
    [
      'edit',
      { target: '/sobre', operations: [{ op: 'test', path: '/path', value: '/sobre' }] },
      'operations/0/op must be equal to one of the allowed values (add, replace, remove, move)',
    ],
    ['edit', add('fora.json'), 'não tem lugar'],
    ['edit', { target: 7, operations: title('A') }, 'target must be string'],
    ['edit', add('site-config/../fora.json'), 'não tem lugar'],
    ['edit', add('site-config/pages/../../fora.json'), 'não tem lugar'],
    ['edit', add('site-config/pages/..\\..\\fora.json'), 'não tem lugar'],
    ['edit', add('site-config/.fora.json'), 'não tem lugar'],
    ['edit', add('site-config/fora.json'), 'não tem lugar'],
    ['edit', add('/etc/fora.json'), 'não tem um arquivo'],
    ['edit', add('../fora.json'), 'não tem um arquivo'],
    ['new_page', { path: '/../../fora', title: 'Fora', template: 'text' }, '/../../fora'],
    ['move_page', { path: '/sobre', to: '/../fora' }, '/../fora'],
    ['remove_page', { path: '/sobre', to: 'javascript:alert(1)' }, 'javascript'],
    ['show', { target: '../../etc/passwd' }, 'Não há página'],
    ['show', { target: '/sobre', pointer: '/__proto__' }, '“__proto__”'],
    ['show', { target: '/sobre', pointer: '/constructor' }, 'Não há nada em /constructor'],
    ['show_block', { type: '__proto__' }, 'Não há nada do tipo'],
    ['show_block', { type: '../../package' }, 'Não há nada do tipo'],
    ['screenshot', { target: '/sobre', width: 1e9 }, 'width must be <= 3000'],
  ])('%s %j', async (name, args, message) => {
    const before = [SOBRE, HOME].map(site.read);
    const { isError, error } = await call(name, args);
    expect(error).toContain(message);
    expect(isError).toBe(true);
    expect([SOBRE, HOME].map(site.read)).toEqual(before);
  });

  it('what an edit breaks elsewhere, with the problems as data', async () => {
    const { problems } = await call('edit', {
      target: '/sobre#historia',
      operations: [{ op: 'remove', path: '' }],
    });
    expect(problems).toContainEqual(
      expect.objectContaining({ file: HOME, pointer: expect.any(String), severity: 'error' }),
    );
  });

  it('and what is refused is told as text as it is as data, for clients that show the text alone', async () => {
    const args = { target: '/sobre', operations: title('') };
    const { content, structuredContent } = await client.callTool({ name: 'edit', arguments: args });
    const [{ text }] = content as [{ text: string }];
    expect(JSON.parse(text)).toEqual(structuredContent);
    expect(JSON.parse(text).problems[0]).toMatchObject({ file: SOBRE, pointer: '/meta/title' });
  });

  it('a file through a symbolic link', async () => {
    const outside = mkdtempSync(join(tmpdir(), 'outside-'));
    symlinkSync(outside, join(site.root, 'site-config/pages/fora'));
    const target = 'site-config/pages/fora/x.json';
    const operations = [{ op: 'add', path: '', value: page('/fora') }];
    expect((await call('edit', { target, operations })).isError).toBe(true);
    expect(readdirSync(outside)).toEqual([]);
    rmSync(outside, { recursive: true });
  });

  it('a tool that there is not', async () => {
    await expect(call('delete_everything')).rejects.toThrow('Não há uma ferramenta');
  });
});
