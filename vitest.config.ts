import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseEnv } from 'node:util';
import { configDefaults, defineConfig } from 'vitest/config';
import { bundleOf } from './src/node/bundle.mjs';
import { siteBlocks } from './src/node/site-blocks.mjs';

// The engine's tests run on a site of their own: nothing an editor writes can turn them red.
const CONTENT_ROOT = resolve(import.meta.dirname, 'tests/fixture-site');
process.env.CONTENT_ROOT = CONTENT_ROOT;
// Bundled as commands are: Vite, which reads this file, knows nothing of a site's blocks.
const plugin = await bundleOf(resolve(import.meta.dirname, 'src/dev/site-config.ts'), CONTENT_ROOT);
const { siteConfig }: typeof import('./src/dev/site-config.ts') = await import(
  pathToFileURL(plugin).href
);
const demo = parseEnv(readFileSync('.env.demo', 'utf8'));

const ALL = '{blocks,src,supabase,tests/project,workshop}/**/*.test.{ts,tsx}';
// For `npm run test:long` alone.
const LONG = process.env.TEST_LONG ? [] : ['**/*.long.test.{ts,tsx}'];
// Files that say they need a page around them: among others, each would end a process, and begin two.
const DOM = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.test\.tsx?$/.test(name))
  .map((name) => join('src', name).replaceAll('\\', '/'))
  .filter((file) => readFileSync(file, 'utf8').includes('@vitest-environment jsdom'));
// Files that start programs most often, in processes that are still small: to start a program, a process first
// copies the table of its memory, which databases and modules let grow to gigabytes. Those that compile schemas most
// often took three times as long there too, for what is cleared away of them.
const PROGRAMS = [
  'src/blocks/checks/{unpublished-pages,vanished}/*.test.ts',
  'src/commands/new-site/*.test.ts',
  'src/content/check/broken-blocks.test.ts',
  'src/demo/forge/*.test.ts',
  'src/demo/studio/site-repository.test.ts',
  'src/node/{project,run,usable-folder}.test.ts',
  'src/studio/server/git/*.test.ts',
];
// Files that put something in a module's place.
const ALONE = [
  'src/content/read/references/rich-text.test.ts',
  'src/blocks/static-sections.long.test.tsx',
  'src/blocks/fields/captcha/providers.test.ts',
  'src/node/watch-limit.test.ts',
];
// Files that change a module's state: each reads modules anew.
const STATE = [
  'src/visitor/auth/**/*.test.{ts,tsx}', // who is signed in is the state of a module
  'src/blocks/strategies.test.ts',
  'src/blocks/strategies/*/!(check).test.ts',
  'src/visitor/tracking/track.test.ts',
];
const DOM_STATE = [
  'src/demo/browser/merge.test.ts',
  'src/demo/stand-ins/inbox/inbox.test.ts',
  'src/forms/submission/kept.test.ts',
  'src/visitor/consent/consent.test.ts',
];

export default defineConfig({
  plugins: [siteBlocks(CONTENT_ROOT), siteConfig()],
  test: {
    // supabase-js asks for a newer Node at each import; README says which versions work.
    onConsoleLog: (log) => !log.includes('Node.js 20 and below are deprecated'),
    maxWorkers: '100%', // of two cores, Vitest would leave one unused
    pool: 'forks', // threads would share one large process: see PROGRAMS
    testTimeout: 120_000, // a slow machine is no reason to fail
    hookTimeout: 120_000,
    globalSetup: 'tests/folder-of-unit-tests.ts',
    setupFiles: ['tests/after-unit-tests.ts', 'tests/speak-in-unit-tests.ts'],
    env: {
      ...demo,
      CONTENT_ROOT,
      SITE_URL: 'https://www.fortim.example',
      // Whoever runs them: what commands say is compared in Portuguese.
      TOOLS_LANGUAGE: 'pt-BR',
    },
    projects: [
      {
        extends: true,
        test: {
          name: 'programs',
          include: PROGRAMS,
          exclude: [...configDefaults.exclude, ...LONG],
          isolate: false,
          sequence: { groupOrder: 0 },
        },
      },
      {
        extends: true,
        test: {
          name: 'shared',
          include: [ALL],
          exclude: [...configDefaults.exclude, ...LONG, ...PROGRAMS, ...DOM, ...ALONE, ...STATE],
          isolate: false, // else each file would read all modules anew
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: DOM,
          exclude: [...configDefaults.exclude, ...DOM_STATE],
          isolate: false,
          sequence: { groupOrder: 1 },
        },
      },
      {
        extends: true,
        test: {
          name: 'state',
          include: STATE,
          exclude: [...configDefaults.exclude, ...DOM],
          isolate: false,
          setupFiles: ['tests/modules-anew.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'state of a page',
          include: DOM_STATE,
          isolate: false,
          setupFiles: ['tests/modules-anew.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      {
        extends: true,
        test: {
          name: 'alone',
          include: ALONE,
          exclude: [...configDefaults.exclude, ...LONG],
          sequence: { groupOrder: 2 },
        },
      },
    ],
  },
});
