import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { configDefaults, defineConfig } from 'vitest/config';
import { siteConfig } from './scripts/vite/site-config.ts';

// The engine's tests run on a site of their own: nothing an editor writes can turn them red.
const CONTENT_ROOT = resolve(import.meta.dirname, 'tests/fixture-site');
process.env.CONTENT_ROOT = CONTENT_ROOT;
// Many files that all load the validator, and change nothing of it: they share one.
const VALIDATOR = 'scripts/{site-config,editor-schemas,compile}/**/*.test.ts';
const MOCKED = 'scripts/site-config/references/rich-text.test.ts'; // puts a spy in a module's place
const demo = parseEnv(readFileSync('.env.demo', 'utf8'));

export default defineConfig({
  plugins: [siteConfig()],
  test: {
    // supabase-js asks for a newer Node at each import; README says which versions work.
    onConsoleLog: (log) => !log.includes('Node.js 20 and below are deprecated'),
    // Of two cores, Vitest would leave one unused.
    maxWorkers: '100%',
    pool: 'threads',
    testTimeout: 120_000, // a slow machine is no reason to fail
    env: { ...demo, CONTENT_ROOT, SITE_URL: 'https://www.baluarte.example' },
    projects: [
      {
        extends: true,
        test: {
          name: 'validator',
          include: [VALIDATOR],
          exclude: [...configDefaults.exclude, MOCKED],
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'units',
          include: [
            'src/**/*.test.{ts,tsx}',
            'scripts/!(site-config|editor-schemas|compile)/**/*.test.ts',
            'scripts/*.test.ts',
            'studio/**/*.test.{ts,tsx}',
            MOCKED,
          ],
        },
      },
    ],
  },
});
