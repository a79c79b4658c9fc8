/** docs/public.md says what is public, neither more nor less than there is. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'rolldown/parseAst';
import { expect, test } from 'vitest';
import { runImport } from '../../src/commands/import/run-import.ts';
import { TOOLS } from '../../src/commands/mcp/server.ts';
import { nobody } from '../../src/commands/page/asker.ts';
import { runPage } from '../../src/commands/page/run-page.ts';
import { runUpgrade } from '../../src/commands/upgrade/run-upgrade.ts';
import { runValidate } from '../../src/commands/validate.ts';
import { SITE_FILE } from '../../src/content/edit/upgrade-site.ts';
import { setUpEditing } from '../../src/content/testing/edited-site.ts';
import { HOME, SOBRE } from '../../src/content/testing/edits.ts';
import { projectRoot } from '../../src/node/project.ts';
import { codeIn, JSON_TABLE, shapeOf, tableBelow } from './public-list.ts';

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');
const { exports, bin } = JSON.parse(read('package.json'));

test('the commands', () => {
  const { stdout } = spawnSync(process.execPath, [join(projectRoot, 'bin/site-in-json.mjs')], {
    encoding: 'utf8',
    env: { ...process.env, TOOLS_LANGUAGE: 'en' },
  });
  const commands = Array.from(stdout.matchAll(/^ {2}(\S+) {2,}/gm), ([, name]) => name);
  expect([...tableBelow('Commands').keys()]).toEqual(commands);
  expect(Object.keys(bin)).toEqual(['site-in-json']);
});

/** The names that a module exports, those of types too. */
function namesOf(file: string): string[] {
  // biome-ignore lint/suspicious/noExplicitAny: the nodes of a syntax tree, of which a few are looked at
  const { body } = parseAst(read(file), { lang: 'ts' }) as any;
  const exported = body.filter(({ type }: { type: string }) => type === 'ExportNamedDeclaration');
  return (
    exported
      // biome-ignore lint/suspicious/noExplicitAny: as above
      .flatMap(({ specifiers, declaration }: any) => [
        // biome-ignore lint/suspicious/noExplicitAny: as above
        ...specifiers.map((specifier: any) => specifier.exported.name),
        // biome-ignore lint/suspicious/noExplicitAny: as above
        ...(declaration?.declarations ?? []).map(({ id }: any) => id.name),
      ])
      .sort()
  );
}

test('the entries of blocks, and the names in them', () => {
  const entries = Object.entries<string>(exports).map(([entry, file]) => [
    entry.replace('./', 'site-in-json/'),
    namesOf(file),
  ]);
  const listed = [...tableBelow('What blocks import')].map(([entry, names]) => [
    entry,
    codeIn(names).sort(),
  ]);
  expect(listed).toEqual(entries);
});

test('the tools of `mcp`, and their parameters', () => {
  const tools = Object.entries(TOOLS).map(([name, { params, required = [] }]) => [
    name,
    Object.keys(params).map((param) => (required.includes(param) ? param : `${param}?`)),
  ]);
  const listed = [...tableBelow('Tools of `mcp`')].map(([name, params]) => [name, codeIn(params)]);
  expect(listed).toEqual(tools);
});

const open = setUpEditing();

/** What a command for programs writes, as often as it takes to see all of it. */
const SAMPLES: Record<string, (site: ReturnType<typeof open>) => Promise<string[]>> = {
  validate: async ({ root, write, read: text }) => {
    write({
      [SOBRE]: text(SOBRE)?.replace('"columns"', '"colums"').replace('"title": "Valores",', ''),
      [HOME]: text(HOME)?.replace('/sobre#historia', '/sobr'),
    });
    const said: string[] = [];
    const say = (part: string) => said.push(part);
    runValidate({ args: ['--format', 'json'], root, say, colors: false });
    return said;
  },
  'page show': ({ root }) => page(root, [['show']]),
  'page show <target>': ({ root, write, read: text }) => {
    write({ [SOBRE]: text(SOBRE)?.replace('"columns"', '"colums"') });
    return page(root, [['show', '/sobre']]);
  },
  'page find': ({ root }) => page(root, [['find', 'valores']]),
  'page new, move, remove, replace, set': ({ root }) =>
    page(root, [
      ['move', '/sobre', '/empresa'],
      ['remove', '/sobre', '--to', '/'],
      ['set', '/sobre', '/meta/title', 'Outro'],
    ]),
  'page, exit code 1': ({ root }) => page(root, [['set', '/sobre', '/meta/titel', 'Outro']]),
  upgrade: async ({ root, write, read: text }) => {
    // A point that does not fit into the description is left to a person.
    const vendor = { name: 'Longo', category: 'Firewall', description: 'a'.repeat(399) };
    write({
      [SITE_FILE]: text(SITE_FILE)?.replace(/"schemaVersion": \d+/, '"schemaVersion": 4'),
      'site-config/collections/vendors.json': JSON.stringify({
        longo: { ...vendor, points: ['Não cabe'] },
      }),
    });
    const said: string[] = [];
    const args = ['--dry', '--format', 'json'];
    runUpgrade({ args, root, say: (part) => said.push(part), colors: false });
    return said;
  },
  import: async ({ root }) => {
    const said: string[] = [];
    for (const old of ['old-site', 'wordpress.xml']) {
      const source = join(projectRoot, 'src/commands/import/testing/fixtures', old);
      const args = [source, '--dry-run', '--format', 'json'];
      await runImport({ args, root, say: (part) => said.push(part), colors: false });
    }
    return said;
  },
};

async function page(root: string, runs: string[][]): Promise<string[]> {
  const said: string[] = [];
  for (const args of runs)
    await runPage({
      args: [...args, '--format', 'json'],
      root,
      ask: nobody,
      say: (part) => said.push(part),
      colors: false,
    }).catch(() => undefined);
  return said;
}

/** Tried where there is a browser: src/commands/mcp/mcp.long.test.ts. */
const ELSEWHERE = ['screenshot'];

test.each(Object.keys(SAMPLES))('`--format json` of %s', async (command) => {
  const said = await SAMPLES[command]?.(open());
  const shape = shapeOf((said ?? []).map((text) => JSON.parse(text)));
  expect(codeIn(tableBelow(JSON_TABLE).get(command))).toEqual([shape]);
});

test('no other command is said to write JSON', () => {
  const listed = [...tableBelow(JSON_TABLE).keys()];
  expect(listed.sort()).toEqual([...Object.keys(SAMPLES), ...ELSEWHERE].sort());
});

test('CHANGELOG has the version of package.json, or what is to be the next', () => {
  const headings = [...read('CHANGELOG.md').matchAll(/^## (.+)$/gm)].map(([, name = '']) => name);
  expect(headings[0]).toMatch(/^Unreleased$|^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/);
  for (const name of headings.slice(1)) expect(name).toMatch(/^\d+\.\d+\.\d+ \(\d{4}-\d\d-\d\d\)$/);
});

test('every file of a stable grade is there', () => {
  const files = [...tableBelow('Files').keys()].filter((name) => !/[<*]/.test(name));
  expect(files.filter((name) => !existsSync(join(projectRoot, name)))).toEqual([]);
});
