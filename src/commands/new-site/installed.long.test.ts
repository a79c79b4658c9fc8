/** From an empty folder, with Node and the packed engine alone: a new site, checked, built, served and edited. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { Worker } from 'node:worker_threads';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { projectRoot } from '../../node/project.ts';

const PATIENCE = { timeout: 1_200_000 };
const BUDGET = { tarballMB: 8, installedMB: 180, packages: 200 };

const folder = mkdtempSync(join(tmpdir(), 'installed-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const site = join(folder, 'minha-loja');

/** Nothing of this project, nor of the tests: where programs are, and how npm reaches its registry. */
const KEPT =
  /^(PATH|HOME|TMPDIR|SystemRoot|\w*proxy|npm_config_registry|NODE_EXTRA_CA_CERTS|SSL_CERT_\w+)$/i;
type Env = Record<string, string>;
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => KEPT.test(name))),
  LANG: 'pt_BR.UTF-8',
};
const run = (cwd: string, command: string, ...args: string[]): string =>
  execFileSync(command, args, { cwd, env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
const npm = (...args: string[]) => run(site, 'npm', ...args);

let tarball: string;
beforeAll(() => {
  const packed = run(projectRoot, 'npm', 'pack', '--silent', '--pack-destination', folder);
  tarball = join(folder, packed.trim().split('\n').at(-1) ?? '');
  const first = join(folder, 'npx');
  run(folder, 'npm', 'install', '--silent', '--no-audit', '--prefix', first, tarball);
  const command = join(first, 'node_modules/.bin/site-in-json');
  run(folder, command, 'new', 'minha-loja', '--yes', '--engine', `file:${tarball}`);
  // Of the Node that runs this: no package asks for a newer one.
  npm('install', '--silent', '--no-audit', '--engine-strict');
}, PATIENCE.timeout);

test('what is installed stays in its budget', PATIENCE, () => {
  const lock = JSON.parse(readFileSync(join(site, 'node_modules/.package-lock.json'), 'utf8'));
  const packages = Object.keys(lock.packages).map((path) => path.split('node_modules/').at(-1));
  const measured = {
    tarballMB: statSync(tarball).size / 1e6,
    installedMB: bytesIn(join(site, 'node_modules')) / 1e6,
    packages: packages.length,
  };
  const doubles = packages.filter((name, index) => packages.indexOf(name) !== index);
  console.table({ measured, budget: BUDGET });
  console.log(`Twice: ${doubles.join(', ') || 'none'}`);
  for (const [name, most] of Object.entries(BUDGET))
    expect(measured[name as keyof typeof BUDGET], name).toBeLessThanOrEqual(most);
});

test('npm test passes, and bundles and compiles nothing', PATIENCE, () => {
  expect(npm('test')).toContain('tudo leva a algum lugar');
  for (const made of ['app', 'bundles', 'prerenderer', 'quick-checks.json'])
    expect(existsSync(join(site, '.cache', made)), made).toBe(false);
});

test('a drawing is cleaned with what the package brings', PATIENCE, async () => {
  const drawing =
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1" onload="a()"><path d="M0 0"/></svg>';
  const engine = join(site, 'node_modules/site-in-json');
  const thread = new Worker(join(engine, 'scripts/run.mjs'), {
    argv: [join(engine, 'src/studio/server/pictures/clean-svg-thread.ts')],
    workerData: Buffer.from(drawing),
  });
  const [{ text }] = await once(thread, 'message');
  await thread.terminate();
  expect(text).toBe(`${drawing.replace(' onload="a()"', '')}\n`);
});

test('an old site is imported with what the package brings', PATIENCE, () => {
  const old = join(projectRoot, 'src/commands/import/testing/fixtures/old-site');
  const said = npm('exec', '--', 'site-in-json', 'import', old, '--dry-run', '--format', 'json');
  expect(JSON.parse(said).pages.length).toBeGreaterThan(5);
});

test('a site of an earlier format is upgraded with what the package brings', PATIENCE, () => {
  const file = join(site, 'site-config/site.json');
  const text = readFileSync(file, 'utf8');
  writeFileSync(file, text.replace(/"schemaVersion": \d+/, '"schemaVersion": 8'));
  const told = { stdout: expect.stringContaining('npx site-in-json upgrade') };
  expect(() => npm('run', 'validate')).toThrow(expect.objectContaining(told));
  npm('run', 'upgrade', '--', '--dry');
  expect(npm('run', 'upgrade')).toMatch(/inicio|site\.json/);
  expect(npm('run', 'validate')).toContain('Nada impede');
  writeFileSync(file, text);
});

test(
  'commands that need more say what they do without it, and then what they need',
  PATIENCE,
  () => {
    for (const name of ['screenshot', 'fonts', 'types'])
      expect(npm('exec', '--', 'site-in-json', name, '--help'), name).toContain('--lang');
    const needs = (name: string, ...args: string[]) =>
      expect(() => npm('exec', '--', 'site-in-json', name, ...args)).toThrow(
        expect.objectContaining({
          stderr: expect.stringMatching(/^Isto precisa de mais um pacote/m),
        }),
      );
    needs('screenshot', '/');
    expect(npm('exec', '--', 'site-in-json', 'fonts')).toContain('“standInSize”');
    npm('exec', '--', 'site-in-json', 'types');
    const block = join(site, 'blocks/collections/pratos');
    mkdirSync(block, { recursive: true });
    const schema = { title: 'Pratos', description: 'Os pratos.', type: 'object' };
    writeFileSync(join(block, 'schema.json'), JSON.stringify(schema));
    npm('exec', '--', 'site-in-json', 'types');
    writeFileSync(join(block, 'traits.ts'), 'export const traits = {};');
    needs('types');
    rmSync(join(site, 'blocks'), { recursive: true });
  },
);

test('npx site-in-json mcp edits it, checks it and builds it', PATIENCE, async () => {
  const client = new Client({ name: 'test', version: '1' });
  const server = { command: 'npx', args: ['site-in-json', 'mcp'], cwd: site, env: env as Env };
  await client.connect(new StdioClientTransport(server));
  const call = async (name: string, args = {}) => {
    const result = await client.callTool({ name, arguments: args }, undefined, PATIENCE);
    // biome-ignore lint/suspicious/noExplicitAny: of each tool another
    return result.structuredContent as any;
  };
  try {
    const { pages } = await call('list_pages');
    expect(pages.map(({ path }: { path: string }) => path)).toContain('/contato');
    expect((await call('show_block', { type: 'hero' })).examples.length).toBeGreaterThan(0);
    const path = '/meta/title';
    const edit = (value: string) =>
      call('edit', { target: '/', operations: [{ op: 'replace', path, value }] });
    const { value } = await call('show', { target: '/', pointer: path });
    expect((await edit('')).error).toContain('está vazio');
    expect((await edit('Minha loja de louças')).written).toBe(true);
    expect(await call('validate')).toMatchObject({ errors: 0 });
    expect((await call('build')).folder).toBe('dist');
    expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('Minha loja de louças');
    await edit(value);
    // A browser is no part of what is installed.
    const { error } = await call('screenshot', { target: '/' });
    expect(error).toContain('npm install --save-dev playwright');
  } finally {
    await client.close();
  }
});

test('npm run build makes the site for production', PATIENCE, () => {
  execFileSync('npm', ['run', 'build'], {
    cwd: site,
    env: { ...env, SITE_URL: 'https://a.example', FORM_ENDPOINT: 'https://forms.example/x' },
  });
  expect(readFileSync(join(site, 'dist/index.html'), 'utf8')).toContain('Minha loja');
  expect(readFileSync(join(site, 'dist/_page/contato.json'), 'utf8')).toContain(
    'https://forms.example/x',
  );
  expect(readFileSync(join(site, 'dist/licenses.md'), 'utf8')).toMatch(/react[\s\S]*fontsource/);
});

test.each([
  ['dev', ['/', '/contato', '/__studio', '/__gallery']],
  ['start', ['/', '/contato', '/__local/inbox']],
])('npm run %s serves it', PATIENCE, async (command, paths) => {
  await serving(site, command, async (at) => {
    await bringsScripts(at, paths);
    // Vite serves the development build of the libraries, which names classes so: what was rendered has to match.
    const form = await textOf(`${at}/contato`);
    expect(/c-[\w-]+-MuiInputBase-root/.test(form)).toBe(command === 'dev');
  });
  expect(existsSync(join(site, '.cache/studio'))).toBe(false);
});

test(
  'a site with blocks of its own has them, bundled with what the package brings',
  PATIENCE,
  async () => {
    const blocks = {
      'sections/oferta/schema.json': `{ "title": "Oferta", "description": "O que está em oferta.", "required": ["title"],
      "properties": { "title": true } }`,
      'sections/oferta/traits.ts': 'export const traits = {};',
      'sections/oferta/oferta.tsx': `import { StackedLayout } from 'site-in-json/blocks/v1';
      export const Oferta = ({ section }: { section: never }) => (
        <StackedLayout section={section}><p>Enquanto durar</p></StackedLayout>
      );`,
      'checks/sem-grito/sem-grito.ts': `import { fileCheck, isObject, pointerTo } from 'site-in-json/blocks/v1/data';
      export const checkSemGrito = fileCheck(['grito'], (_, nodes) =>
        nodes
          .filter(({ value }) => isObject(value) && String(value.title).includes('!!'))
          .map((node) => ({ code: 'grito', pointer: \`\${pointerTo(node)}/title\`, message: 'Aqui se grita.' })),
      );`,
    };
    for (const [name, text] of Object.entries(blocks)) {
      mkdirSync(join(site, 'blocks', name, '..'), { recursive: true });
      writeFileSync(join(site, 'blocks', name), text);
    }
    const file = join(site, 'site-config/pages/sobre.json');
    const before = readFileSync(file, 'utf8');
    const about = JSON.parse(before);
    const write = (title: string) =>
      writeFileSync(
        file,
        JSON.stringify({ ...about, sections: [...about.sections, { type: 'oferta', title }] }),
      );
    write('Leve dois!!');
    const told = { stdout: expect.stringContaining('Aqui se grita.') };
    expect(() => npm('run', 'validate')).toThrow(expect.objectContaining(told));
    write('Leve dois');
    expect(npm('test')).toContain('tudo leva a algum lugar');
    expect(readFileSync(join(site, '.cache/test-dist/sobre.html'), 'utf8')).toContain(
      'Enquanto durar',
    );
    await serving(site, 'dev', async (at) => {
      await bringsScripts(at, ['/sobre', '/__studio', '/__studio/canvas', '/__gallery']);
      expect(await textOf(`${at}/sobre`)).toContain('Enquanto durar');
    });
    rmSync(join(site, 'blocks'), { recursive: true });
    writeFileSync(file, before);
  },
);

test('new --accounts: what a form sends is in the panel of who administers', PATIENCE, async () => {
  const site = join(folder, 'mensagens');
  const command = join(folder, 'npx/node_modules/.bin/site-in-json');
  run(folder, command, 'new', 'mensagens', '--yes', '--accounts', '--engine', `file:${tarball}`);
  run(site, 'npm', 'install', '--silent', '--no-audit');
  expect(run(site, 'npm', 'run', 'validate')).toContain('Nada impede');
  execFileSync('npm', ['run', 'build'], {
    cwd: site,
    env: {
      ...env,
      SITE_URL: 'https://a.example',
      SUPABASE_URL: 'https://abcdefghijklmnopqrst.supabase.co',
      SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_a',
    },
  });
  expect(existsSync(join(site, 'dist/painel.html'))).toBe(true);
  await serving(site, 'start', async (at) => {
    await textOf(`${at}/contato`);
    const { SUPABASE_PUBLISHABLE_KEY: apikey = '' } = parseEnv(
      readFileSync(join(projectRoot, '.env.demo'), 'utf8'),
    );
    const post = async (path: string, body: object, token = apikey) => {
      const headers = {
        apikey,
        'Content-Type': 'application/json',
        Authorization: `Bearer ${token}`,
      };
      const response = await fetch(at + path, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return response.json();
    };
    const fields = [{ name: 'name', label: 'Nome', value: 'Ana Lima', as: 'name' }];
    const lead = { submission_id: 'a'.repeat(32), form: 'contact', page: `${at}/contato`, fields };
    expect(await post('/rest/v1/rpc/submit_form', lead)).toEqual({ status: 'stored' });
    const account = readFileSync(join(site, '.local/supabase/administrator.json'), 'utf8');
    const { access_token } = await post('/auth/v1/token?grant_type=password', JSON.parse(account));
    const list = await post('/rest/v1/rpc/find_submissions', {}, access_token);
    expect(list).toMatchObject({ count: 1, rows: [{ name: 'Ana Lima' }] });
    expect(await textOf(`${at}/__local/inbox`)).toContain('Ana Lima');
  });
});

test('the engine has written nothing into its own folder', () => {
  expect(existsSync(join(site, 'node_modules/site-in-json/.cache'))).toBe(false);
  expect(existsSync(join(site, 'node_modules/site-in-json/dist'))).toBe(false);
});

/** What a command of the site serves, while it is used. */
async function serving(cwd: string, command: string, use: (at: string) => Promise<void>) {
  const port = String(await freePort());
  const server = spawn('npm', ['run', command, '--', '--port', port], {
    ...{ cwd, env },
    detached: true,
    stdio: 'ignore',
  });
  try {
    await use(`http://localhost:${port}`);
  } finally {
    process.kill(-(server.pid as number));
    await once(server, 'exit');
  }
}

/** Each of these pages is there, and the scripts that it names. */
async function bringsScripts(at: string, paths: readonly string[]) {
  for (const path of paths)
    for (const [, script = ''] of (await textOf(at + path)).matchAll(
      /<script[^>]* src="(\/[^"]+)"/g,
    ))
      expect(await statusOf(at + script), script).toBe(200);
}

/** Of files, without what a disk adds. */
function bytesIn(path: string): number {
  const stat = lstatSync(path);
  if (!stat.isDirectory()) return stat.isFile() ? stat.size : 0;
  return readdirSync(path).reduce((sum, name) => sum + bytesIn(join(path, name)), 0);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

const statusOf = async (url: string) => (await fetch(url)).status;

/** Asked again until the server listens. */
async function textOf(url: string): Promise<string> {
  for (let tries = 0; ; tries++) {
    const response = await fetch(url).catch(() => undefined);
    if (response?.ok) return response.text();
    if (tries > 240) throw new Error(`${url}: ${response?.status ?? 'no answer'}`);
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
}
