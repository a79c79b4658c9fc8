import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { worded } from '../words/reader.ts';
import { siteBlockFolders, siteBlockStamps, siteBlocks, traitsIn } from './site-blocks.mjs';

let site: string;
beforeEach(() => {
  site = mkdtempSync(join(tmpdir(), 'site-blocks-'));
  write('checks/fine/fine.ts', CHECK.replaceAll('Name', 'Fine'));
  write('sections/kiln/kiln.tsx', 'export const Kiln = () => null;');
});
afterEach(() => rmSync(site, { recursive: true }));

const ENTRY = `export * from '#site-blocks/data'; export * from '#site-blocks/checks';`;
const CHECK = `import { siteCheck } from 'site-in-json/blocks/v1/data';
export const checkName = siteCheck([], () => {});`;

function write(file: string, text: string): void {
  const path = join(site, 'blocks', file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
}

/** What the bundled modules of the validator export. */
async function bundled(entry = ENTRY) {
  const input = join(site, 'entry.js');
  writeFileSync(input, entry);
  const bundle = await rolldown({
    input,
    platform: 'node',
    plugins: [siteBlocks(site)],
    external: (id) => /^(react|@mui|@emotion)/.test(id),
    logLevel: 'silent',
  });
  const { output } = await bundle.write({ dir: join(site, 'out'), format: 'esm' });
  await bundle.close();
  return import(pathToFileURL(join(site, 'out', output[0].fileName)).href);
}

test('blocks of the site are found by their folders, with what they may import of the engine', async () => {
  write('sections/kiln/traits.ts', 'export const traits = { mayLackTitle: true };');
  const { checks, traits, broken } = await bundled();
  expect(broken).toEqual([]);
  expect(checks.fine.scope).toBe('site');
  expect(traits).toEqual({ kiln: { mayLackTitle: true } });
});

test.each([
  ['does not parse', 'bad.ts', 'export const checkBad = ;', /^bad\.ts: /],
  ['throws', 'bad.ts', "const a = JSON.parse('{'); export const checkBad = a;", /JSON/],
  ['exports something else', 'bad.ts', 'export const other = 1;', /Falta em bad\.ts.*checkBad/],
  ['is not there', 'other.ts', 'export {};', /Falta o arquivo bad\.ts.*checkBad/],
  ['imports a file that is not there', 'bad.ts', "import './no.ts';", /bad\.ts:1: não há.*no\.ts/],
  [
    'imports the inside of the engine',
    'bad.ts',
    "import 'site-in-json/lib/json';",
    /pode importar/,
  ],
])(
  'a check whose code %s is told by its folder, and takes no other down',
  async (_, file, text, message) => {
    write(`checks/bad/${file}`, text);
    const { checks, broken } = await bundled();
    expect(Object.keys(checks)).toEqual(['fine']);
    expect(broken).toEqual([{ folder: 'blocks/checks/bad', message: expect.anything() }]);
    expect(worded(broken[0].message)).toMatch(message);
  },
);

test('a field whose code throws is thrown where it is shown, and takes no other down', async () => {
  write('fields/fine/fine.tsx', "export const fine = { kept: 'draft' };");
  write('fields/bad/bad.tsx', "throw new Error('no clay'); export const bad = {};");
  const { fields } = await bundled("export * from '#site-blocks/fields';");
  expect(fields.fine).toEqual({ kept: 'draft' });
  expect(fields.bad.Control).toThrow('no clay');
  expect(fields.bad.sent({}, {})).toBeUndefined();
});

test.each([
  ["import { useState } from 'react';", /kiln\.tsx:1: .*useState/],
  ["import * as React from 'react';\nReact.useEffect(() => {});", /kiln\.tsx:2: .*useEffect/],
  ["import React from 'react';\nconst a = <a onClick={() => 1} />;", /kiln\.tsx:2: .*onClick/],
])('a section that says “isStatic” and would be dead is told: %s', async (code, message) => {
  write('sections/kiln/schema.json', '{ "traits": { "isStatic": true } }');
  write('sections/kiln/kiln.tsx', `${code}\nexport const Kiln = () => null;`);
  const { broken } = await bundled();
  const [{ folder, message: told }] = broken;
  expect(folder).toBe('blocks/sections/kiln');
  expect([told].flat().map(worded).join(' ')).toMatch(message);
});

test('a static section may use what runs on the server alone', async () => {
  write('sections/kiln/schema.json', '{ "traits": { "isStatic": true } }');
  write(
    'sections/kiln/kiln.tsx',
    "import { useId } from 'react';\nexport const Kiln = () => useId();",
  );
  expect((await bundled()).broken).toEqual([]);
});

test('a block with the name of one of the engine takes not its place', async () => {
  write('checks/links/links.ts', CHECK.replaceAll('Name', 'Links'));
  const { checks, broken } = await bundled();
  expect(Object.keys(checks)).toEqual(['fine']);
  expect(broken).toEqual([{ folder: 'blocks/checks/links', message: expect.anything() }]);
  expect(worded(broken[0].message)).toContain('links');
});

test('a block may be a link, which leads nowhere too', () => {
  mkdirSync(join(site, 'elsewhere'));
  writeFileSync(join(site, 'elsewhere/oven.tsx'), '');
  symlinkSync(join(site, 'elsewhere'), join(site, 'blocks/sections/oven'));
  symlinkSync(join(site, 'gone'), join(site, 'blocks/sections/gone'));
  expect(siteBlockFolders(site).map(([, name]) => name)).toEqual(['kiln', 'oven', 'fine']);
  expect(siteBlockStamps(site).map(([path]) => path)).toContain(
    join(site, 'blocks/sections/oven/oven.tsx'),
  );
});

test('the types that are written beside blocks are none of their code', () => {
  const before = siteBlockStamps(site);
  expect(before.length).toBeGreaterThan(1);
  write('types.gen.ts', 'export type A = 1;');
  expect(siteBlockStamps(site)).toEqual(before);
  write('checks/fine/types.gen.ts', 'export const a = 1;');
  expect(siteBlockStamps(site)).toHaveLength(before.length + 1);
});

test('a section whose fields are all required has a title', () => {
  expect(traitsIn('sections', { properties: { title: true }, required: 'all' })).toEqual({});
  expect(traitsIn('sections', { properties: { title: true } })).toEqual({ mayLackTitle: true });
  expect(traitsIn('fields', { properties: {}, traits: { isText: true } })).toEqual({
    isText: true,
  });
});
