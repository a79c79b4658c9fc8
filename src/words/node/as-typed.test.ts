import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '../../node/project.ts';
import { asTyped } from './as-typed.mjs';

const read = (path: string) => readFileSync(join(projectRoot, path), 'utf8');
const NAMED = /(?:npm run |site-in-json(?:\.mjs)? )([a-z][\w:-]*)/g;
const namesIn = (text: string) =>
  [...new Set([...text.matchAll(NAMED)].map(([, name]) => name ?? ''))].sort();

const said = ['src', 'scripts', 'schema']
  .flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${folder}/${file}`,
    ),
  )
  .filter((file) => /\/words\/.*\.json$|schema\.json$/.test(file) && !file.includes('template'))
  .map(read)
  .join('\n');

it('names a command as it works where the person is', () => {
  const text = 'npm run page -- show, npm run validate, npm run db:reset; npm run dev -- --port 1';
  expect(asTyped(text, false)).toBe(text);
  expect(asTyped(text, true)).toBe(
    'npx site-in-json page show, npx site-in-json validate, npx site-in-json db-reset; npm run dev -- --port 1',
  );
  expect(asTyped('node bin/site-in-json.mjs new <folder>', true)).toBe(
    'npx site-in-json new <folder>',
  );
});

it('names no command that is not there', () => {
  const { scripts } = JSON.parse(read('package.json'));
  const [, commands = ''] = /const COMMANDS = \{([^}]*)\}/.exec(read('bin/site-in-json.mjs')) ?? [];
  const ofPackage = [...commands.matchAll(/^ {2}'?([\w-]+)'?:/gm)].map(([, name]) => name ?? '');
  expect(namesIn(said).filter((name) => !(name in scripts) && !ofPackage.includes(name))).toEqual(
    [],
  );
  const inSite = namesIn(asTyped(said, true));
  expect(inSite).toContain('validate');
  expect(inSite.filter((name) => !ofPackage.includes(name))).toEqual([]);
});

it('is said in one way: the catalogues have the form of the repository', () => {
  expect(said.match(/.{0,40}(?:npx site-in-json |node scripts\/).{0,40}/g) ?? []).toEqual([]);
});
