import { mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { worded } from '../../../words/reader.ts';
import { diskWorkspace, edits, INICIO, setUpStudio, startStudio } from '../testing/studio.ts';

const open = setUpStudio();
let site: ReturnType<typeof open>;
let server: Awaited<ReturnType<typeof startStudio>>;
beforeAll(async () => {
  site = open();
  server = await startStudio(site.studio);
});
afterAll(() => server.stop());
afterEach(() => vi.unstubAllEnvs());

const path = '/api/texts';
const body = JSON.stringify({ files: [INICIO] });

describe('access', () => {
  it('is granted to its own page', async () => {
    const { status, text } = await server.send({ path, body });
    expect(status).toBe(200);
    expect(JSON.parse(JSON.parse(text).texts[INICIO]).path).toBe('/');
  });

  it.each([
    ['a foreign host name that resolves to this machine', { host: 'mal.example' }],
    ['a foreign host name with our port', { host: 'localhost.mal.example:5173' }],
    ['an address of the local network', { host: '192.168.0.7:5173' }],
    ['a page of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port', { 'sec-fetch-site': 'same-site' }],
    ['a program or an old browser without an origin', { 'sec-fetch-site': '' }],
    ['an old browser on another site', { 'sec-fetch-site': '', origin: 'https://mal.example' }],
    ['a sandboxed frame', { 'sec-fetch-site': '', origin: 'null' }],
    ['another port on this machine', { 'sec-fetch-site': '', origin: 'http://localhost:1' }],
    ['a codespace address outside a codespace', { host: 'x-5173.app.github.dev' }],
  ])('is refused to %s', async (_, headers) => {
    const { status, text } = await server.send({ path, body, headers });
    expect(status).toBe(403);
    expect(JSON.parse(text).error).toMatch(/estúdio/);
  });

  it('is granted to an old browser on its own page', async () => {
    const headers = { 'sec-fetch-site': '', origin: `http://localhost:${server.port}` };
    expect((await server.send({ path, body, headers })).status).toBe(200);
  });

  it('is granted to the own codespace address only', async () => {
    vi.stubEnv('CODESPACE_NAME', 'fluffy');
    vi.stubEnv('GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN', 'app.github.dev');
    const own = `fluffy-${server.port}.app.github.dev`;
    const at = async (host: string, more = {}) =>
      (await server.send({ path, body, headers: { host, ...more } })).status;
    expect(await at(own)).toBe(200);
    expect(await at('other-5173.app.github.dev')).toBe(403);
    expect(await at('fluffy-1.app.github.dev')).toBe(403);
    expect(await at(`${own}.mal.example`)).toBe(403);
    expect(await at(own, { 'sec-fetch-site': 'same-site' })).toBe(403);
  });

  it('is refused to GET requests', async () => {
    expect((await server.send({ path, method: 'GET' })).status).toBe(405);
  });
});

describe('request bodies', () => {
  it.each(['text/plain', 'application/x-www-form-urlencoded', ''])(
    'of type “%s” are refused',
    async (type) => {
      const { status, text } = await server.send({ path, body, headers: { 'content-type': type } });
      expect(status).toBe(415);
      expect(worded(JSON.parse(text).error)).toMatch(/JSON/);
    },
  );

  it('over 8 MB are refused', async () => {
    const files = 'a'.repeat(8_000_001);
    const { status, text } = await server.send({ path, body: JSON.stringify({ files }) });
    expect(status).toBe(413);
    expect(worded(JSON.parse(text).error)).toBe('O corpo passa de 8 MB.');
  });

  it.each([
    '{"files": [], "__proto__": {"a": 1}}',
    `{"changes": [{"file": "${INICIO}", "a": [{"\\u005f_proto__": 1}]}]}`,
  ])('with a key that changes prototypes are refused: %s', async (body) => {
    const { status, text } = await server.send({ path: '/api/write', body });
    expect(status).toBe(400);
    expect(worded(JSON.parse(text).error)).toMatch(/__proto__/);
    expect({}).not.toHaveProperty('a');
  });

  it.each(['[]', '"a"', '{', ''])('that are not objects are refused: %j', async (body) => {
    expect((await server.send({ path, body })).status).toBe(400);
  });
});

const OUTSIDE = [
  '../fora.json',
  'site-config/../package.json',
  'site-config/pages/../../package.json',
  'site-config/pages/../../../fora.json',
  'site-config\\pages\\a.json',
  'site-config/pages/..\\..\\a.json',
  'site-config/pages//a.json',
  'site-config/pages/./a.json',
  'site-config/pages/.a.json',
  'site-config/pages/a.json\u0000.txt',
  'site-config/pages/c:a.json',
  'site-config/pages/a.txt',
  'site-config/nada.json',
  'site-config/collections/nada.json',
  'site-config/forms/a/b.json',
  'site-config',
  'public/imagens/forte.json',
  '/etc/passwd',
  '__proto__',
  '',
  `site-config/pages/${'a'.repeat(300)}.json`,
];

/** As it answers whoever asks it, without a worker in between. */
const disk = () => diskWorkspace(site.studio);

describe('files', () => {
  it.each(OUTSIDE)('outside the site are neither read nor written: %j', async (file) => {
    await expect(site.ask('open', { files: [file] })).rejects.toThrow(/não tem lugar/);
    await expect(disk().texts({ files: [file] })).rejects.toThrow(/não tem lugar/);
    const written = disk().write({ changes: [{ file, text: '{}' }] });
    await expect(written).rejects.toThrow(/não tem lugar/);
    const values = Object.fromEntries([[file, {}]]);
    const saved = site.ask('save', { ...edits(values), stamps: {} });
    await expect(saved).rejects.toThrow(/não tem lugar|Faltam as mudanças/);
    const renamed = edits({ [INICIO]: {} }, { [INICIO]: file });
    await expect(site.ask('check', renamed)).rejects.toThrow(/não tem lugar/);
  });

  it('behind a link are neither read nor written', async () => {
    const outside = join(site.root, 'fora');
    const pages = join(site.root, 'site-config/pages');
    mkdirSync(outside);
    writeFileSync(join(outside, 'segredo.json'), '{}');
    symlinkSync(outside, join(pages, 'pasta'));
    symlinkSync(join(outside, 'segredo.json'), join(pages, 'atalho.json'));
    symlinkSync(join(outside, 'nova.json'), join(pages, 'solto.json'));
    const names = ['pasta/segredo', 'pasta/nova', 'pasta/mais/nova', 'atalho', 'solto'];
    for (const name of names) {
      const file = `site-config/pages/${name}.json`;
      await expect(disk().texts({ files: [file] })).rejects.toThrow(/atalho/);
      const written = disk().write({ changes: [{ file, text: '{}' }] });
      await expect(written).rejects.toThrow(/atalho/);
    }
    for (const name of ['pasta', 'atalho.json', 'solto.json']) rmSync(join(pages, name));
  });
});

describe('questions', () => {
  it.each(['public/../package.json', 'public/nada.svg', '/etc/passwd', 'site-config/site.json'])(
    'about files that are not in public/ have no answer: %s',
    async (file) => {
      const questions = [
        ['found', file, 'merge-markers'],
        ['picture', file, { display: 0 }],
        ['picture-size', file],
        ['picture-fault', file],
      ] as const;
      expect((await disk().facts({ questions })).answers).toEqual([null, null, null, null]);
    },
  );

  it('of another kind are refused', async () => {
    const questions = [['toString', 'a']] as never;
    await expect(disk().facts({ questions })).rejects.toThrow();
    const icons = [['icon-shapes', '../../package.json']] as const;
    expect((await disk().facts({ questions: icons })).answers).toEqual([[]]);
  });
});
