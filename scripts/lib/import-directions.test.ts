/** Which room of the code may import from which. Lint knows nothing of this: a wrong import fails here. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from './project.ts';
import { importsOf, sourcesIn } from './testing/import-graph.ts';

const SMALL = ['src/lib', 'src/types'];

/**
 * Room -> the folders and files it may import from, beside its own. A folder of which a part has a row of its
 * own is the room of the files that stand directly in it. Tests (`*.test.ts`) may import what they like.
 */
const DIRECTIONS: Record<string, string[]> = {
  // The app, from what knows least to what knows most.
  'src/lib': [],
  'src/types': ['src/data'],
  'src/data': SMALL,
  'src/theme': SMALL,
  'src/ui': [...SMALL, 'src/data', 'src/theme'],
  'src/toasts': [...SMALL, 'src/theme'],
  'src/consent': [...SMALL, 'src/data', 'src/theme', 'src/ui'],
  'src/tracking': [...SMALL, 'src/consent', 'src/data'],
  'src/auth': [...SMALL, 'src/data', 'src/toasts'],
  'src/engine': [...SMALL, 'src/data', 'src/theme', 'src/ui'],
  'src/forms': [
    ...SMALL,
    ...['src/auth', 'src/data', 'src/theme', 'src/toasts', 'src/tracking', 'src/ui'],
  ],
  'src/sections': [
    ...SMALL,
    ...['src/auth', 'src/consent', 'src/data', 'src/forms', 'src/theme', 'src/toasts', 'src/ui'],
  ],
  'src/shell': [
    ...SMALL,
    ...['src/auth', 'src/consent', 'src/data', 'src/theme', 'src/toasts', 'src/ui'],
  ],
  'src/dev': [...SMALL, 'src/data'],
  // Inlined in every page: two small files of others.
  'src/boot': [...SMALL, 'src/auth/traces.ts', 'src/consent/stored-decision.ts'],
  // Entries of the app.
  'src/prerender': ['src'],
  src: ['src'],

  // From a site to its pages.
  'scripts/lib': [
    ...['src/data', 'src/dev', 'src/types', 'schema/integrations.schema.json'],
    ...['scripts/site-config/words', 'scripts/site-config/edit/file-change.ts'],
  ],
  'scripts/site-config': [...SMALL, 'src/forms', 'scripts/lib'],
  'scripts/editor-schemas': [...SMALL, 'scripts/lib', 'scripts/site-config'],
  'scripts/hosting': [...SMALL, 'src/data', 'scripts/lib'],
  'scripts/compile': [
    ...[...SMALL, 'src/data', 'src/theme'],
    ...['scripts/hosting', 'scripts/lib', 'scripts/site-config'],
  ],
  'scripts/structured-data': [...SMALL, 'src/data', 'scripts/compile', 'scripts/lib'],
  'scripts/typeset': [...SMALL, 'scripts/compile', 'scripts/lib', 'scripts/site-config'],
  'scripts/social-images': [
    ...SMALL,
    ...['src/data', 'scripts/compile', 'scripts/lib', 'scripts/typeset'],
  ],
  'scripts/build': [
    ...[...SMALL, 'src/data', 'src/prerender'],
    ...['scripts/compile', 'scripts/hosting', 'scripts/lib', 'scripts/site-config'],
    ...['scripts/social-images', 'scripts/structured-data'],
  ],
  // Servers, and what they stand in for.
  'scripts/local': [...SMALL, 'scripts/lib', 'supabase/functions'],
  'scripts/vite': [
    ...[...SMALL, 'src/data', 'src/dev', 'src/prerender', 'src/sections/traits.ts'],
    ...['scripts/build', 'scripts/compile', 'scripts/editor-schemas', 'scripts/hosting'],
    ...['scripts/lib', 'scripts/local', 'scripts/site-config', 'scripts/structured-data'],
    'vite.config.ts',
  ],
  // Commands.
  'scripts/page-command': ['scripts/lib', 'scripts/site-config'],
  'scripts/phone-metadata': ['scripts/lib', 'schema/form.schema.json'],
  'scripts/pull-request': ['scripts/lib', 'scripts/site-config'],
  scripts: ['scripts', 'src/auth/traces.ts', 'src/dev', 'tests/sites.ts'],

  'studio/shared': ['src/dev', 'scripts/lib', 'scripts/site-config'],
  'studio/server': [
    ...[...SMALL, 'src/data', 'src/dev', 'studio/shared'],
    ...['scripts/build', 'scripts/compile', 'scripts/editor-schemas', 'scripts/lib'],
    ...['scripts/local', 'scripts/site-config', 'scripts/vite'],
  ],
  'studio/client/ui': ['studio/shared'],
  'studio/client/store': ['studio/shared'],
  'studio/client/canvas': [
    ...[...SMALL, 'src/app.tsx', 'src/data', 'src/dev', 'src/shell', 'src/theme'],
    ...['scripts/site-config', 'studio/client/ui', 'studio/shared'],
  ],
  'studio/client/form': [
    ...[...SMALL, 'src/dev', 'scripts/editor-schemas', 'scripts/lib', 'scripts/site-config'],
    ...['studio/client/ui', 'studio/shared'],
  ],
  'studio/client/pages': [
    ...[...SMALL, 'scripts/site-config'],
    ...['studio/client/store', 'studio/client/ui', 'studio/shared'],
  ],
  'studio/client/pictures': [
    ...['src/dev', 'studio/client/store', 'studio/client/ui', 'studio/shared'],
  ],
  'studio/client/review': ['studio/client/store', 'studio/client/ui', 'studio/shared'],
  'studio/client/frame': [
    ...[...SMALL, 'src/data', 'src/dev', 'scripts/site-config', 'studio/client', 'studio/shared'],
  ],
  'studio/client': ['src/theme', 'studio/client/frame'],

  // Of this project, and of no site that is built with it.
  'supabase/functions': [],
  tests: ['scripts', 'src'],
  bench: ['scripts', 'tests'],
  // The first site's own tools. No row may name it: it may be deleted.
  workshop: ['scripts', 'src/types'],
  '.': ['scripts', 'studio/server/plugin.ts'],
};

const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

const rooms = Object.keys(DIRECTIONS);
const isSplit = (room: string) => room === '.' || rooms.some((one) => one.startsWith(`${room}/`));

/** Undefined for a file in a folder without a row. */
const roomOf = (file: string): string | undefined =>
  rooms.find((room) => (isSplit(room) ? dirname(file) === room : isIn(file, room)));

/** What is wrong with an import; undefined where nothing is. */
function mistakeIn(from: string, to: string): string | undefined {
  const room = roomOf(from);
  if (!room) return `${dirname(from)} has no row in DIRECTIONS`;
  const allowed = DIRECTIONS[room] ?? [];
  if (roomOf(to) === room || allowed.some((place) => isIn(to, place))) return undefined;
  const isHelper = from.includes('/testing/') && isIn(to, 'tests');
  return isHelper ? undefined : `${room} may not import from ${roomOf(to) ?? to}`;
}

const sources = sourcesIn(
  [
    ...new Set(rooms.map((room) => room.split('/')[0] ?? '').filter((folder) => folder !== '.')),
  ].filter((folder) => existsSync(join(projectRoot, folder))),
);

test('every import goes in a direction of the table DIRECTIONS', () => {
  const files = [...sources, 'vite.config.ts', 'vitest.config.ts'];
  const wrong = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(file).flatMap(({ file: to, specifier, line }) => {
        const mistake = to && mistakeIn(file, to);
        return mistake ? [`${file}:${line} imports ${specifier}: ${mistake}`] : [];
      }),
    );
  expect(wrong, 'the table is DIRECTIONS in scripts/lib/import-directions.test.ts').toEqual([]);
});

test('a wrong import is told with both rooms', () => {
  expect(mistakeIn('src/ui/link.tsx', 'src/forms/form.tsx')).toBe(
    'src/ui may not import from src/forms',
  );
  expect(mistakeIn('src/boot/boot.ts', 'src/auth/load-auth.ts')).toBe(
    'src/boot may not import from src/auth',
  );
  expect(mistakeIn('scripts/build/swap.ts', 'scripts/build.ts')).toBe(
    'scripts/build may not import from scripts',
  );
  expect(mistakeIn('src/new/a.ts', 'src/lib/b.ts')).toContain('src/new has no row');
  expect(mistakeIn('src/ui/link.tsx', 'src/data/types.ts')).toBeUndefined();
});

test('each row and what it names is there', () => {
  const named = Object.entries(DIRECTIONS).flatMap(([room, allowed]) => [room, ...allowed]);
  const gone = named.filter((path) => !existsSync(join(projectRoot, path)));
  expect(gone.filter((path) => path !== 'workshop')).toEqual([]);
});

test.each([
  ['the app', 'src', /^(?!src)/],
  ['what builds and serves', 'scripts', /^studio|^bench|^examples/],
  ['the studio', 'studio', /^tests|^bench/],
  ['anything', '', /^workshop/],
])('%s stands without what is built on it', (_, prefix, refused) => {
  const wrong = rooms
    .filter((room) => room.startsWith(prefix))
    .flatMap((room) => DIRECTIONS[room]?.filter((place) => refused.test(place)));
  expect(wrong).toEqual([]);
});
