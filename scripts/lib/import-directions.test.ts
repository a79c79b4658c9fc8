/** Lint (biome.json) refuses each import that would turn the direction of the rooms of src/ around. */
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { biomeProgram } from './biome.ts';
import { projectRoot } from './project.ts';

/** Room -> the rooms it may import from, besides `lib` and `types`, which all may. */
const SRC: Record<string, string[]> = {
  lib: [],
  theme: [],
  data: [],
  ui: ['data', 'theme'],
  toasts: ['theme'],
  consent: ['data', 'theme', 'ui'],
  tracking: ['consent', 'data'],
  auth: ['data', 'toasts'],
  engine: ['data', 'theme', 'ui'],
  forms: ['auth', 'data', 'theme', 'toasts', 'tracking', 'ui'],
  sections: ['auth', 'consent', 'data', 'forms', 'theme', 'toasts', 'ui'],
  shell: ['auth', 'consent', 'data', 'theme', 'toasts', 'ui'],
  dev: ['data'],
  boot: [],
};

const SCRIPTS: Record<string, string[]> = {
  'site-config': [],
  'editor-schemas': ['site-config'],
  hosting: [],
  compile: ['hosting', 'site-config'],
  'structured-data': ['compile'],
  'social-images': ['compile', 'typeset'],
  build: ['compile', 'hosting', 'site-config', 'social-images', 'structured-data'],
  local: [],
  vite: [
    'build',
    'compile',
    'editor-schemas',
    'hosting',
    'local',
    'site-config',
    'structured-data',
  ],
};

const STUDIO: Record<string, string[]> = {
  ui: [],
  store: [],
  canvas: ['ui'],
  form: ['ui'],
  pages: ['store', 'ui'],
  pictures: ['store', 'ui'],
  review: ['store', 'ui'],
};

const cases = [
  ...Object.entries(SRC).map(([room, allowed]) => ({ parent: 'src', room, allowed })),
  ...Object.entries(STUDIO).map(([room, allowed]) => ({ parent: 'studio/client', room, allowed })),
  ...Object.entries(SCRIPTS).map(([room, allowed]) => ({ parent: 'scripts', room, allowed })),
];

const foldersOf = (parent: string) =>
  readdirSync(join(projectRoot, parent), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !['types', 'lib'].includes(entry.name))
    .map(({ name }) => name);

const othersOf = (parent: string, room: string) =>
  foldersOf(parent).filter((other) => other !== room);
const probeOf = (parent: string, room: string) => `${parent}/${room}/probe.ts`;

/** `file:line` of each import that lint calls an error, where every room imports from every other. */
const refused = new Set<string>();
let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'directions-'));
  const config = JSON.parse(readFileSync(join(projectRoot, 'biome.json'), 'utf8'));
  writeFileSync(join(root, 'biome.json'), JSON.stringify({ ...config, vcs: { enabled: false } }));
  for (const { parent, room } of cases) {
    const lines = othersOf(parent, room).map(
      (other, at) => `export * as x${at} from '../${other}/x.ts';\n`,
    );
    mkdirSync(join(root, parent, room), { recursive: true });
    writeFileSync(join(root, probeOf(parent, room)), lines.join(''));
  }
  const options = [
    '--only=style/noRestrictedImports',
    '--reporter=github',
    '--max-diagnostics=none',
  ];
  const { stdout } = spawnSync(biomeProgram(), ['lint', ...options, '.'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const [, file, line] of stdout.matchAll(
    /file=[^,]*?((?:src|studio\/client|scripts)\/[\w-]+\/probe\.ts),line=(\d+),/g,
  ))
    refused.add(`${file}:${line}`);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

test.each(cases)('$parent/$room', ({ parent, room, allowed }) => {
  const others = othersOf(parent, room);
  const found = others.filter((_, at) => refused.has(`${probeOf(parent, room)}:${at + 1}`));
  expect(found).toEqual(others.filter((other) => !allowed.includes(other)));
});

test('every folder of src/ has its place in this order', () => {
  // An entry, above them all.
  const placed = [...Object.keys(SRC).filter((room) => room !== 'lib'), 'prerender'];
  expect(foldersOf('src').sort()).toEqual(placed.sort());
});

test.each([
  ['the studio', ['src', 'scripts'], /from '[^']*\/studio\//],
  ['the workshop', ['src', 'scripts', 'studio', 'tests', 'bench'], /from '[^']*\/workshop\//],
])('no import leads to %s', (_, folders, pattern) => {
  const files = folders.flatMap((folder) =>
    readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => /\.tsx?$/.test(name) && !name.endsWith('import-directions.test.ts'))
      .map((name) => join(folder, name)),
  );
  const knowing = files.filter((file) =>
    pattern.test(readFileSync(join(projectRoot, file), 'utf8')),
  );
  expect(files.length).toBeGreaterThan(500);
  expect(knowing).toEqual([]);
});
