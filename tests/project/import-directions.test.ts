/** Which room of the code may import from which. Lint knows nothing of this: a wrong import fails here. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { projectRoot } from '../../src/node/project.ts';
import { importsOf, sourcesIn } from '../../src/node/testing/import-graph.ts';

const SMALL = ['src/lib', 'src/app/types'];

/** What serves tests may import more than its room. */
const FOR_HELPERS = ['src/content/node', 'src/node', 'tests'];

/** What section types say of themselves to the validator and the compiler. */
const TRAITS = 'src/app/sections/traits.ts';

/** Rows of the files that stand directly in a folder: what stands in a folder of it needs a row of its own. */
const DIRECT = ['.', 'src', 'src/app', 'src/studio/client'];

/**
 * Room -> the folders and files it may import from, beside its own. A file is of the longest row that holds it.
 * Tests (`*.test.ts`) may import what they like.
 */
const DIRECTIONS: Record<string, string[]> = {
  'src/lib': [],

  // The app, from what knows least to what knows most.
  'src/app/types': ['src/app/data'],
  'src/app/data': SMALL,
  'src/app/theme': SMALL,
  'src/app/ui': [...SMALL, 'src/app/data', 'src/app/theme'],
  'src/app/toasts': [...SMALL, 'src/app/theme'],
  'src/app/consent': [...SMALL, 'src/app/data', 'src/app/theme', 'src/app/ui'],
  'src/app/tracking': [...SMALL, 'src/app/consent', 'src/app/data'],
  'src/app/auth': [...SMALL, 'src/app/data', 'src/app/toasts'],
  'src/app/engine': [...SMALL, 'src/app/data', 'src/app/theme', 'src/app/ui'],
  'src/app/forms': [
    ...[...SMALL, 'src/app/auth', 'src/app/data', 'src/app/theme', 'src/app/toasts'],
    ...['src/app/tracking', 'src/app/ui'],
  ],
  'src/app/account': [
    ...[...SMALL, 'src/app/auth', 'src/app/data', 'src/app/forms', 'src/app/theme'],
    ...['src/app/toasts', 'src/app/ui'],
  ],
  'src/app/panel': [
    ...[...SMALL, 'src/app/account', 'src/app/auth', 'src/app/data', 'src/app/forms'],
    ...['src/app/theme', 'src/app/toasts', 'src/app/ui'],
  ],
  'src/app/sections': [
    ...[...SMALL, 'src/app/account', 'src/app/consent', 'src/app/data', 'src/app/forms'],
    ...['src/app/panel', 'src/app/theme', 'src/app/ui'],
  ],
  'src/app/shell': [
    ...[...SMALL, 'src/app/auth', 'src/app/consent', 'src/app/data'],
    ...['src/app/theme', 'src/app/toasts', 'src/app/tracking', 'src/app/ui'],
  ],
  'src/app/dev': [...SMALL, 'src/app/data'],
  // Inlined in every page: two small files of others.
  'src/app/boot': [...SMALL, 'src/app/auth/traces.ts', 'src/app/consent/stored-decision.ts'],
  // Entries of the app.
  'src/app/prerender': ['src/app', 'src/lib'],
  'src/app': ['src/app', 'src/lib'],

  // From a site to its pages.
  'src/node': ['src/lib'],
  'src/content': [
    ...[...SMALL, 'src/app/forms', TRAITS, 'src/hosting/own-addresses.ts'],
    'schema/integrations.schema.json',
    'src/content/edit',
  ],
  'src/content/compile': [
    ...[...SMALL, 'src/app/data', TRAITS, 'src/app/sections/event/event-end.ts'],
    ...['src/content', 'src/hosting'],
  ],
  'src/content/structured-data': [
    ...[...SMALL, 'src/app/data', TRAITS, 'src/content/compile', 'src/content/site-icons.ts'],
    'src/content/with-offset.ts',
  ],
  'src/content/edit': [...SMALL, 'src/content'],
  'src/content/editor-schemas': [...SMALL, 'src/content'],
  'src/content/labels': [...SMALL, 'src/content'],
  // What the others are handed: the disk, git, caches, threads, pictures and fonts.
  'src/content/node': [...SMALL, 'src/app/data', 'src/app/theme', 'src/content', 'src/node'],
  'src/hosting': [...SMALL, 'src/app/data', 'src/app/dev', 'src/node'],
  'src/build': [
    ...[...SMALL, 'src/app/data', 'src/app/prerender', 'src/content', 'src/hosting', 'src/node'],
  ],
  // Servers, and what they stand in for.
  'src/supabase': [...SMALL, 'src/node', 'supabase/functions'],
  'src/demo': [
    ...[...SMALL, 'src/hosting/own-addresses.ts', 'src/supabase', 'src/node'],
    'supabase/functions',
  ],
  'src/dev': [
    ...[...SMALL, 'src/app/data', 'src/app/dev', 'src/app/prerender'],
    ...[TRAITS, 'src/build', 'src/content', 'src/demo', 'src/hosting'],
    ...['src/node', 'vite.config.ts'],
  ],

  'src/studio/shared': [...SMALL, 'src/app/dev', 'src/content', 'src/node'],
  'src/studio/server': [
    ...[...SMALL, 'src/app/data', 'src/app/dev', 'src/build', 'src/content', 'src/demo'],
    ...['src/dev', 'src/node', 'src/studio/shared'],
  ],
  'src/studio/client/ui': [...SMALL, 'src/studio/shared'],
  'src/studio/client/store': [...SMALL, 'src/studio/shared'],
  'src/studio/client/canvas': [
    ...[...SMALL, 'src/app/app.tsx', 'src/app/data', 'src/app/dev', 'src/app/shell'],
    ...['src/app/theme', 'src/content', 'src/studio/client/ui', 'src/studio/shared'],
  ],
  'src/studio/client/form': [
    ...[...SMALL, 'src/app/dev', 'src/content', 'src/studio/client/ui', 'src/studio/shared'],
  ],
  'src/studio/client/pages': [
    ...[...SMALL, 'src/content', 'src/studio/client/store', 'src/studio/client/ui'],
    'src/studio/shared',
  ],
  'src/studio/client/pictures': [
    ...[...SMALL, 'src/app/dev', 'src/studio/client/store', 'src/studio/client/ui'],
    'src/studio/shared',
  ],
  'src/studio/client/review': [
    ...[...SMALL, 'src/app/data', 'src/studio/client/canvas', 'src/studio/client/form'],
    ...['src/studio/client/store', 'src/studio/client/ui', 'src/studio/shared'],
  ],
  'src/studio/client/search': [
    ...[...SMALL, 'src/content', 'src/studio/client/store', 'src/studio/client/ui'],
    'src/studio/shared',
  ],
  'src/studio/client/shell': [
    ...[...SMALL, 'src/app/data', 'src/app/dev', 'src/content'],
    ...['src/studio/client', 'src/studio/shared'],
  ],
  'src/studio/client/versions': [
    ...[...SMALL, 'src/content', 'src/studio/client/form', 'src/studio/client/review'],
    ...['src/studio/client/store', 'src/studio/client/ui', 'src/studio/shared'],
  ],
  'src/studio/client': ['src/app/theme', 'src/studio/client/shell'],

  // What commands do, and the commands, which nothing imports.
  'src/commands': [...SMALL, 'src/content', 'src/node', 'schema/form.schema.json'],
  scripts: ['src', 'tests/sites.ts'],

  // Of this project, and of no site that is built with it.
  'supabase/functions': [],
  tests: ['scripts', 'src', 'supabase/functions'],
  bench: ['src', 'tests'],
  // The first site's own tools. No row may name it: it may be deleted.
  workshop: ['src'],
  '.': ['src/dev', 'src/node', 'src/studio/server/plugin.ts'],
};

const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

const rooms = Object.keys(DIRECTIONS).sort((a, b) => b.length - a.length);

/** Undefined for a file in a folder without a row. */
const roomOf = (file: string): string | undefined =>
  rooms.find((room) => (DIRECT.includes(room) ? dirname(file) === room : isIn(file, room)));

/** What is wrong with an import; undefined where nothing is. */
function mistakeIn(from: string, to: string): string | undefined {
  const room = roomOf(from);
  if (!room) return `${dirname(from)} has no row in DIRECTIONS`;
  const allowed = DIRECTIONS[room] ?? [];
  if (roomOf(to) === room || allowed.some((place) => isIn(to, place))) return undefined;
  const isHelper =
    /\/testing(\/|\.tsx?$)/.test(from) && FOR_HELPERS.some((place) => isIn(to, place));
  return isHelper ? undefined : `${room} may not import from ${roomOf(to) ?? to}`;
}

const sources = sourcesIn(
  [
    ...new Set(rooms.map((room) => room.split('/')[0] ?? '').filter((folder) => folder !== '.')),
  ].filter((folder) => existsSync(join(projectRoot, folder))),
);

test('every import follows a direction of the table DIRECTIONS', () => {
  const files = [...sources, 'vite.config.ts', 'vitest.config.ts'];
  const wrong = files
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      importsOf(file).flatMap(({ file: to, specifier, line }) => {
        const mistake = to && mistakeIn(file, to);
        return mistake ? [`${file}:${line} imports ${specifier}: ${mistake}`] : [];
      }),
    );
  expect(wrong, 'the table is DIRECTIONS in tests/project/import-directions.test.ts').toEqual([]);
});

test('a wrong import is reported with its two folders', () => {
  expect(mistakeIn('src/app/ui/link.tsx', 'src/app/forms/form.tsx')).toBe(
    'src/app/ui may not import from src/app/forms',
  );
  expect(mistakeIn('src/app/boot/boot.ts', 'src/app/auth/load-auth.ts')).toBe(
    'src/app/boot may not import from src/app/auth',
  );
  expect(mistakeIn('src/build/swap.ts', 'scripts/build.ts')).toBe(
    'src/build may not import from scripts',
  );
  expect(mistakeIn('src/app/new/a.ts', 'src/lib/b.ts')).toContain('src/app/new has no row');
  expect(mistakeIn('src/app/ui/link.tsx', 'src/app/data/types.ts')).toBeUndefined();
});

test('each folder in the table exists', () => {
  const named = Object.entries(DIRECTIONS).flatMap(([room, allowed]) => [room, ...allowed]);
  const gone = named.filter((path) => !existsSync(join(projectRoot, path)));
  expect(gone.filter((path) => path !== 'workshop')).toEqual([]);
});

test.each([
  ['the app', 'src/app', /^src\/(?!app|lib)/],
  ['the code that builds and serves', 'src', /^scripts|^bench|^examples/],
  [
    'everything except the servers and the commands',
    'src/(app|content|build|hosting|node|lib)',
    /^src\/(dev|demo|studio|commands)/,
  ],
  ['anything', '', /^workshop/],
])('%s does not import what is built on it', (_, prefix, refused) => {
  const wrong = rooms
    .filter((room) => new RegExp(`^${prefix}`).test(room))
    .flatMap((room) => DIRECTIONS[room]?.filter((place) => refused.test(place)));
  expect(wrong).toEqual([]);
});
