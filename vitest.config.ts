import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { configDefaults, defineConfig } from 'vitest/config';
import { siteConfig } from './scripts/vite/site-config.ts';

// The engine's tests run on a site of their own: nothing an editor writes can turn them red.
const CONTENT_ROOT = resolve(import.meta.dirname, 'tests/fixture-site');
process.env.CONTENT_ROOT = CONTENT_ROOT;
const demo = parseEnv(readFileSync('.env.demo', 'utf8'));

const ALL = '{scripts,src,studio,supabase}/**/*.test.{ts,tsx}';
// For `npm run test:long` alone.
const LONG = process.env.TEST_LONG ? [] : ['**/*.long.test.ts'];
// Files that say they need a page around them, put something in a module's place, or change a module's state.
const FRESH = [
  'scripts/local/browser/merge.test.ts',
  'scripts/local/inbox/inbox.test.ts',
  'scripts/site-config/references/rich-text.test.ts',
  'src/auth/**/*.test.ts', // who is signed in is the state of a module
  'src/consent/*.test.ts',
  'src/forms/strategies/**/*.test.ts',
  'src/forms/submission/kept.test.ts',
  'src/lib/load-script.test.ts',
  'src/toasts/toaster.test.tsx',
  'src/tracking/*.test.ts',
  'studio/client/form/schema-form.test.tsx',
];

export default defineConfig({
  plugins: [siteConfig()],
  test: {
    // supabase-js asks for a newer Node at each import; README says which versions work.
    onConsoleLog: (log) => !log.includes('Node.js 20 and below are deprecated'),
    // Of two cores, Vitest would leave one unused.
    maxWorkers: '100%',
    pool: 'threads',
    testTimeout: 120_000, // a slow machine is no reason to fail
    hookTimeout: 120_000,
    setupFiles: 'tests/after-unit-tests.ts',
    env: { ...demo, CONTENT_ROOT, SITE_URL: 'https://www.baluarte.example' },
    isolate: false, // else each file would read all libraries anew
    projects: [
      {
        extends: true,
        test: {
          name: 'shared',
          include: [ALL],
          exclude: [...configDefaults.exclude, ...LONG, ...FRESH],
        },
      },
      {
        extends: true,
        test: { name: 'fresh', include: FRESH, setupFiles: 'tests/fresh-modules.ts' },
      },
    ],
  },
});
