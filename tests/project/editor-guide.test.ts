/**
 * What docs/guia-do-editor.md shows works, and the JSON of the other pages. A fence of JSON says where it goes,
 * `json <file>#<pointer>`: without a pointer it is the file, or fields of it; else an item of that list, or fields of
 * that object.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test, vi } from 'vitest';
import { nobody } from '../../src/commands/page/asker.ts';
import { runPage } from '../../src/commands/page/run-page.ts';
import { createSiteConfigLoader } from '../../src/content/node/site-config-loader.ts';
import { EVENT, FIXTURE_SITE, PROJECT, page, prose } from '../../src/content/testing/fixture.ts';
import { fitToSite } from '../../src/dev/gallery/fit-to-site.ts';
import { type JsonObject, segmentsOf } from '../../src/lib/json.ts';
import { fencesIn } from './fences.ts';

const read = (path: string) => readFileSync(join(PROJECT, path), 'utf8');
const guide = read('docs/guia-do-editor.md');
const fences = fencesIn(guide);
const json = ['README.md', ...readdirSync(join(PROJECT, 'docs')).map((name) => `docs/${name}`)]
  .filter((file) => file.endsWith('.md') && file !== 'docs/erros.md') // it shows what is wrong
  .flatMap((file) => fencesIn(read(file)))
  .filter(({ language }) => language === 'json');
const load = createSiteConfigLoader(FIXTURE_SITE);

/** Pages that are there for what needs one around it. */
const AROUND: Record<string, JsonObject> = {
  'site-config/pages/exemplo.json': page('/exemplo', prose('Um texto.')),
  'site-config/pages/evento.json': page('/evento', EVENT),
};

// The examples name days.
beforeAll(() => void vi.stubEnv('SITE_NOW', '2026-11-21'));

test('a code block is JSON with its location, a command, or a validator message', () => {
  const others = fences.filter(
    ({ language, place, text }) =>
      !(language === 'json' && place.startsWith('site-config/')) &&
      !(language === 'text' && /^npm run [^\n]+$/.test(text)) &&
      !(language === 'text' && read('docs/erros.md').includes(text)),
  );
  expect(others).toEqual([]);
  expect(fences.length * 2, 'a fence begins its line').toBe(guide.split('```').length - 1);
  expect(json.length).toBeGreaterThan(10);
});

test.each(json)('$place: $text', ({ place, text }) => {
  const [file = '', pointer] = place.split('#');
  const value = placed(file, pointer, text);
  const drafts = () => new Map([[file, JSON.stringify(value)]]);
  const { site } = load(drafts());
  const entry = site.entries.find((one) => one.file === file);
  expect(entry).toBeDefined();
  expect(fitToSite(value, entry?.references ?? [], site)).toEqual([]);
  // The guide goes on to say how a new page is reached and a new record shown.
  const told = load(drafts()).problems.filter(
    ({ code }) => code !== 'page-unreached' && code !== 'record-unshown',
  );
  expect(told.map(({ message, hint }) => [message, hint])).toEqual([]);
});

function placed(file: string, pointer: string | undefined, text: string): JsonObject {
  const isFields = text.startsWith('"');
  if (!isFields && pointer === undefined) return JSON.parse(text);
  const path = join(FIXTURE_SITE, file);
  const value = structuredClone(AROUND[file]) ?? JSON.parse(readFileSync(path, 'utf8'));
  let target = value;
  for (const key of segmentsOf(pointer ?? '')) target = target[key];
  if (isFields) Object.assign(target, JSON.parse(`{${text}}`));
  else target.push(...JSON.parse(`[${text}]`));
  return value;
}

const commands = new Set(
  [...guide.matchAll(/npm run page -- ([^`\n…]+)(?=[`\n])/g)].map(([, args = '']) => args),
);

test.each([...commands])('npm run page -- %s', async (typed) => {
  const args = [...typed.matchAll(/"([^"]*)"|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare);
  const run = runPage({
    args: args as string[],
    root: FIXTURE_SITE,
    ask: nobody,
    say() {},
    colors: false,
  });
  await expect(run).rejects.toThrow('Nada foi feito: não há um terminal');
});
