/** Which room of the code may import from which. Lint knows nothing of this: a wrong import fails here. */
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { importsOf, sourcesIn } from '../../src/node/import-graph.ts';
import { projectRoot } from '../../src/node/project.ts';

const SMALL = ['src/lib', 'src/types'];

/** What says something to an editor or a developer; no page a visitor gets does. */
const TOOLS = [...SMALL, 'src/words'];

/** What pages are made of, in the browser and on the server. */
const PAGE =
  'app|blocks/(sections|typed-section|fields|strategies|traits)|forms|panel|types|ui|visitor';

/** What serves tests may import more than its room. */
const FOR_HELPERS = [
  ...['src/content/node', 'src/content/testing', 'src/node', 'src/studio/worker', 'tests'],
];

/** What the rooms of the studio's window are built from. */
const STUDIO_PARTS = [
  ...[...TOOLS, 'src/content', 'src/studio/client/store', 'src/studio/client/ui'],
  'src/studio/shared',
];

/** What section types say of themselves to the validator and the compiler. */
const TRAITS = 'src/blocks/traits.ts';
const MAY_REGISTER = 'src/blocks/strategies/supabase-auth/may-register.ts';

/** Rows of the files that stand directly in a folder: what stands in a folder of it needs a row of its own. */
const DIRECT = ['.', 'src', 'src/app', 'src/blocks', 'src/content', 'src/studio/client'];

/**
 * Room -> the folders and files it may import from, beside its own. A file is of the longest row that holds it.
 * Tests (`*.test.ts`) may import what they like.
 */
const DIRECTIONS: Record<string, string[]> = {
  'src/lib': ['supabase/functions/new-submission/address.ts'],

  // What pages are made of, from what knows least to what knows most.
  'src/types': [],
  'src/ui/data': SMALL,
  'src/ui/theme': SMALL,
  'src/ui': [...SMALL, 'src/ui/data', 'src/ui/theme'],
  'src/ui/toasts': [...SMALL, 'src/ui/theme'],
  'src/visitor/consent': [...SMALL, 'src/ui/data', 'src/ui/theme', 'src/ui'],
  'src/visitor/tracking': [...SMALL, 'src/visitor/consent', 'src/ui/data'],
  'src/visitor/auth': [...SMALL, 'src/ui/data', 'src/ui/toasts'],
  'src/app/engine': [
    ...SMALL,
    'src/blocks/typed-section.tsx',
    'src/ui/data',
    'src/ui/theme',
    'src/ui',
  ],
  // What fields and strategies are built from, these, and the forms around them.
  'src/forms/kit': [...SMALL, 'src/ui/data', 'src/ui/theme', 'src/ui'],
  'src/blocks/fields': [
    ...[...SMALL, 'src/forms/kit', 'src/ui/data', 'src/ui/theme', 'src/ui'],
    'supabase/functions/new-submission/file-types.ts',
  ],
  'src/blocks/collections': [...SMALL, 'src/ui/data'],
  'src/blocks/strategies': [
    ...[...SMALL, 'src/forms/kit', 'src/visitor/auth'],
    'supabase/functions/new-submission/crm.ts',
    'supabase/functions/new-submission/file-types.ts',
  ],
  // What becomes of the values of a form; it knows nothing of what shows it.
  'src/forms/submission': [
    ...[...SMALL, 'src/forms/kit', 'src/blocks/fields.ts', 'src/blocks/strategies'],
    ...['src/blocks/strategies.ts', 'src/ui/data', 'src/ui/toasts', 'src/visitor/tracking'],
  ],
  'src/forms': [
    ...[...SMALL, 'src/ui/data', 'src/ui/theme', 'src/ui/toasts', 'src/ui', 'src/forms/kit'],
    ...['src/forms/submission', 'src/blocks/fields', 'src/blocks/fields.ts'],
    'src/blocks/strategies.ts',
  ],
  'src/panel/account': [
    ...[...SMALL, 'src/visitor/auth', 'src/ui/data', 'src/forms', 'src/ui/theme'],
    ...['src/ui/toasts', 'src/ui'],
  ],
  'src/panel': [
    ...[...SMALL, 'src/panel/account', 'src/visitor/auth', 'src/ui/data', 'src/forms'],
    ...['src/ui/theme', 'src/ui/toasts', 'src/ui'],
  ],
  'src/blocks/sections': [
    ...[...SMALL, 'src/panel/account', 'src/visitor/consent', 'src/ui/data', 'src/forms'],
    ...['src/panel', 'src/ui/theme', 'src/ui'],
  ],
  // What a site's own blocks import, and these.
  'src/blocks/v1': [
    ...[...TOOLS, 'src/blocks/sections/shared', 'src/content/read', 'src/content/testing'],
    ...['src/forms/kit', 'src/ui', 'src/blocks/strategies/shared'],
  ],
  blocks: [],
  // Of what a site brings: the types.
  'src/blocks/no-site': [...TOOLS, 'src/content/read', 'src/forms/kit', 'src/ui/data'],
  'src/app/shell': [
    ...[...SMALL, 'src/visitor/auth', 'src/visitor/consent', 'src/ui/data'],
    ...['src/ui/theme', 'src/ui/toasts', 'src/visitor/tracking', 'src/ui'],
  ],
  'src/app/dev': [
    ...[...TOOLS, 'src/blocks/typed-section.tsx', 'src/ui/data', 'src/ui/theme/right-to-left.ts'],
  ],
  // Inlined in every page, or loaded by it: a few small files of others.
  'src/app/boot': [
    ...SMALL,
    'src/forms/submission/outbox-trace.ts',
    'src/ui/theme/right-to-left.ts', // in the dev server alone
    'src/visitor/auth/traces.ts',
    'src/visitor/consent/store-decision.ts',
    'src/visitor/consent/stored-decision.ts',
  ],
  // Entries of the app.
  'src/app/prerender': [
    'src/app',
    TRAITS,
    'src/blocks/typed-section.tsx',
    'src/lib',
    'src/types',
    'src/ui',
    'src/visitor',
  ],
  'src/app': [
    'src/app',
    'src/blocks/sections.ts',
    'src/blocks/typed-section.tsx',
    'src/forms/watch-outbox.ts',
    'src/lib',
    'src/types',
    'src/ui',
    'src/visitor',
  ],
  // Registries: one line a block.
  'src/blocks': [...SMALL, 'src/blocks', 'src/content', 'src/forms/kit', 'src/ui/data'],

  // From a site to its pages.
  // What tools say; it is read from the disk in `node`.
  'src/words': ['src/lib'],
  'src/words/node': ['src/lib', 'src/node', 'src/words'],
  'src/node': ['src/lib', 'src/words'],
  // What brings a site to the schemas of today.
  'src/migrations': TOOLS,
  // `content`: a site's files are read, checked, compiled, edited; problems are reported; `node` is this machine.
  'src/content/read/words': [...TOOLS, 'src/blocks/names.gen.ts'],
  'src/content/read/json': [...TOOLS, 'src/content/read/words'],
  'src/content/read/files': [...TOOLS, 'src/content/read/words'],
  'src/content/read/schema': [...TOOLS, 'src/content/read/words', 'src/content/read/files'],
  'src/content/read/references': [...TOOLS, 'src/content/read/words'],
  'src/content/read/records': [...[...TOOLS, 'src/content/read/words', 'src/content/read/files']],
  'src/content/read/site': [
    ...[...TOOLS, TRAITS, 'src/content/read', 'src/hosting/redirect-table.ts'],
    'schema/integrations.schema.json',
  ],
  'src/blocks/checks': [
    ...[...TOOLS, 'src/blocks', 'src/content/read', 'src/forms/kit'],
    ...['src/hosting/own-addresses.ts', 'src/hosting/redirect-source.ts'],
    'src/migrations/schema-version.gen.ts',
    // The words that a new site begins with: data alone.
    'src/commands/new-site/template',
  ],
  'src/content/check': [
    ...[...TOOLS, 'src/content/read', 'src/blocks/checks', 'src/blocks/checks.ts'],
  ],
  // The entry.
  'src/content': [...TOOLS, 'src/content/read', 'src/content/check'],
  'src/content/compile/charts': [...TOOLS, 'src/ui/data'],
  'src/content/compile': [
    ...[...TOOLS, 'src/ui/data', TRAITS, 'src/content/index.ts', 'src/content/read'],
    ...['src/content/compile', 'src/hosting'],
  ],
  'src/content/edit/editor-schemas': [
    ...[...TOOLS, 'src/content/edit/labels/file-title.ts', 'src/content/read'],
  ],
  'src/content/edit/labels': [...TOOLS, 'src/content/read', 'src/content/edit/editor-schemas'],
  'src/content/edit': [
    ...[...TOOLS, TRAITS, 'src/blocks/strategies.ts', 'src/content/index.ts', 'src/content/read'],
    ...['src/blocks/names.gen.ts', 'src/content/edit', 'src/migrations'],
  ],
  'src/content/report': [...TOOLS, 'src/content/read', 'src/content/edit/file-change.ts'],
  // What the others are handed: the disk, git, caches, threads, pictures and fonts.
  'src/content/node': [
    ...[...TOOLS, 'src/ui/data', 'src/ui/theme', 'src/content/index.ts', 'src/content/read'],
    ...['src/content/check', 'src/content/compile', 'src/content/edit', 'src/node'],
  ],
  'src/content/testing': [
    ...[...TOOLS, 'src/blocks', 'src/content', 'src/forms/kit', 'src/migrations', 'src/node'],
  ],
  'src/hosting': [...TOOLS, 'src/ui/data', 'src/app/dev', 'src/node'],
  'src/build': [
    ...[...TOOLS, 'src/ui/data', 'src/app/prerender', 'src/content', 'src/hosting', 'src/node'],
    'src/ui/theme/font-weights.ts',
  ],
  // Servers, and what they stand in for.
  // Lists of forms offer records, whose names are in e-mails.
  'src/supabase': [
    ...[...TOOLS, TRAITS, MAY_REGISTER, 'src/content/read/records', 'src/node'],
    ...['src/content/read/words/markup.ts', 'supabase/functions'],
  ],
  // The validator, bundled for the studio's function.
  'src/supabase/studio': [
    ...[...TOOLS, 'src/blocks', 'src/content', 'src/migrations', 'src/node', 'supabase/functions'],
  ],
  'src/demo': [
    ...[...TOOLS, MAY_REGISTER, 'src/hosting/own-addresses.ts', 'src/supabase', 'src/node'],
    'supabase/functions',
  ],
  'src/dev': [
    ...[...TOOLS, 'src/ui/data', 'src/app/dev', 'src/app/prerender'],
    ...[TRAITS, 'src/build', 'src/content', 'src/demo', 'src/hosting'],
    ...['src/node', 'vite.config.ts'],
  ],

  'src/studio/shared': [...TOOLS, 'src/app/dev', 'src/content', 'src/ui/data'],
  // It thinks in a browser: `tests/project/pure-content.test.ts` holds that it needs nothing of Node.
  'src/studio/worker': [
    ...[...TOOLS, 'src/ui/data', 'src/content', 'src/dev/gallery', 'src/dev/unpublished.ts'],
    'src/studio/shared',
  ],
  // The workspace at an address, in a browser: between the function and what the build has written.
  'src/studio/remote': [
    ...[...TOOLS, 'src/ui/data', 'src/visitor/auth', 'src/content', 'src/studio/shared'],
    'supabase/functions/studio',
  ],
  'src/studio/remote/testing': [
    ...[...TOOLS, 'src/content', 'src/demo', 'src/studio/remote', 'src/studio/server'],
    'src/studio/shared',
  ],
  'src/studio/server': [
    ...[...TOOLS, 'src/ui/data', 'src/app/dev', 'src/build', 'src/content', 'src/hosting'],
    ...['src/dev', 'src/node', 'src/studio/shared'],
  ],
  'src/studio/client/ui': [...TOOLS, 'src/studio/shared'],
  'src/studio/client/store': [...TOOLS, 'src/studio/shared'],
  'src/studio/client/canvas': [
    ...[...TOOLS, 'src/app/app.tsx', 'src/ui/data', 'src/app/dev', 'src/app/shell'],
    ...['src/ui/theme', 'src/content', 'src/studio/client/ui', 'src/studio/shared'],
  ],
  'src/studio/client/form': [
    ...[
      ...TOOLS,
      'src/blocks/checks/contrast/color-pairs.ts',
      'src/app/dev',
      'src/content',
      'src/studio/client/ui',
      'src/studio/shared',
    ],
  ],
  // What others see of a page by a link, and what they say of it.
  'src/studio/client/links': [...STUDIO_PARTS],
  'src/studio/client/guest': [
    ...[...STUDIO_PARTS, 'src/ui/data', 'src/studio/client/canvas', 'src/studio/client/form'],
    'src/studio/client/window/theme.ts',
  ],
  'src/studio/client/pages': [...STUDIO_PARTS, 'src/studio/client/form'],
  'src/studio/client/pictures': [...STUDIO_PARTS, 'src/app/dev'],
  'src/studio/client/search': [...STUDIO_PARTS],
  'src/studio/client/review': [
    ...[...STUDIO_PARTS, 'src/ui/data', 'src/studio/client/canvas', 'src/studio/client/form'],
  ],
  'src/studio/client/versions': [
    ...[...STUDIO_PARTS, 'src/studio/client/form', 'src/studio/client/review'],
  ],
  // What stands at the left, in the middle and at the right of the window.
  'src/studio/client/outline': [
    ...STUDIO_PARTS,
    'src/app/dev',
    'src/studio/client/form',
    'src/studio/client/links',
  ],
  'src/studio/client/list': [
    ...[...STUDIO_PARTS, 'src/app/dev', 'src/studio/client/form', 'src/studio/client/outline'],
    ...['src/studio/client/links', 'src/studio/client/pages', 'src/studio/client/search'],
  ],
  'src/studio/client/fields': [
    ...[...STUDIO_PARTS, 'src/ui/data', 'src/studio/client/form', 'src/studio/client/outline'],
    ...['src/studio/client/links', 'src/studio/client/pages'],
  ],
  'src/studio/client/selection': [
    ...[...STUDIO_PARTS, 'src/ui/data', 'src/studio/client/canvas', 'src/studio/client/fields'],
    ...['src/studio/client/form', 'src/studio/client/outline'],
  ],
  'src/studio/client/window': [...STUDIO_PARTS, 'src/studio/client'],
  'src/studio/client': [
    ...['src/ui/theme', 'src/studio/client/store', 'src/studio/client/window', 'src/studio/shared'],
    ...['src/app/dev', 'src/studio/remote', 'src/words'],
  ],

  // What commands do, and the commands, which nothing imports.
  // A new site is asked for no longer a name than its files may have.
  'src/commands': [
    ...TOOLS,
    'schema/page.schema.json',
    'schema/site.schema.json',
    'src/blocks/checks',
    'src/content',
    'src/hosting/hosting-options.ts',
    'src/migrations',
    'src/node',
    'src/demo/supabase/load-supabase.ts',
    // What a package brings of the studio's code.
    'src/studio/server/client-code/script-names.ts',
  ],
  // Set up and try what the forms of a site are sent to, as browsers send them.
  'src/commands/services': [
    ...[...TOOLS, 'src/blocks/strategies', 'src/commands', 'src/content', 'src/node'],
    ...['src/supabase', 'supabase/functions'],
  ],
  // Offers the examples that the gallery fits to a site.
  'src/commands/mcp': [...[...TOOLS, 'src/commands', 'src/content', 'src/dev/gallery', 'src/node']],
  // Judges pictures, and writes texts, as the studio does.
  'src/commands/import': [
    ...[...TOOLS, 'src/blocks/checks', 'src/commands', 'src/content', 'src/hosting', 'src/node'],
    ...['src/studio/client/form/markdown', 'src/studio/server/pictures'],
  ],
  scripts: ['src', 'tests/sites.ts'],

  // Of this project, and of no site that is built with it.
  'supabase/functions': [],
  tests: ['scripts', 'src', 'supabase/functions'],
  bench: ['src', 'supabase/functions', 'tests'],
  // The first site's own tools. No row may name it: it may be deleted.
  workshop: ['src'],
  '.': ['src/dev', 'src/node', 'src/studio/server/plugin.ts'],
};

const isIn = (file: string, place: string) => file === place || file.startsWith(`${place}/`);

const rooms = Object.keys(DIRECTIONS).sort((a, b) => b.length - a.length);

/** What is checked of a block stands in its folder; it knows what other checks know. */
const OWN_CHECK = /^src\/blocks\/\w+\/[^/]+\/check\.ts$/;

/** Undefined for a file in a folder without a row. */
const roomOf = (file: string): string | undefined =>
  OWN_CHECK.test(file)
    ? 'src/blocks/checks'
    : rooms.find((room) => (DIRECT.includes(room) ? dirname(file) === room : isIn(file, room)));

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
  expect(mistakeIn('src/ui/link.tsx', 'src/forms/form.tsx')).toBe(
    'src/ui may not import from src/forms',
  );
  expect(mistakeIn('src/app/boot/boot.ts', 'src/visitor/auth/load-auth.ts')).toBe(
    'src/app/boot may not import from src/visitor/auth',
  );
  expect(mistakeIn('src/build/swap.ts', 'scripts/build.ts')).toBe(
    'src/build may not import from scripts',
  );
  expect(mistakeIn('src/app/new/a.ts', 'src/lib/b.ts')).toContain('src/app/new has no row');
  expect(mistakeIn('src/ui/link.tsx', 'src/ui/data/types.ts')).toBeUndefined();
});

test('each folder in the table exists', () => {
  const named = Object.entries(DIRECTIONS).flatMap(([room, allowed]) => [room, ...allowed]);
  const gone = named.filter((path) => !existsSync(join(projectRoot, path)));
  expect(gone.filter((path) => path !== 'workshop')).toEqual([]);
});

test.each([
  ['the code of pages', `src/(?!app/dev)(${PAGE})`, new RegExp(`^src/(?!${PAGE}|lib)`)],
  ['what the app is made of', 'src/(forms|panel|types|ui|visitor)', /^src\/app/],
  ['the code that builds and serves', 'src', /^scripts|^bench|^examples/],
  [
    'everything except the servers and the commands',
    `src/(${PAGE}|content|build|hosting|node|lib)`,
    /^src\/(dev|demo|studio|commands)/,
  ],
  ['anything', '', /^workshop/],
])('%s does not import what is built on it', (_, prefix, refused) => {
  const wrong = rooms
    .filter((room) => new RegExp(`^${prefix}`).test(room))
    .flatMap((room) => DIRECTIONS[room]?.filter((place) => refused.test(place)));
  expect(wrong).toEqual([]);
});
