import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { configDefaults, defineConfig } from 'vitest/config';
import { siteConfig } from './scripts/vite/site-config.ts';

// The engine's tests run on a site of their own: nothing an editor writes can turn them red.
const CONTENT_ROOT = resolve(import.meta.dirname, 'tests/fixture-site');
process.env.CONTENT_ROOT = CONTENT_ROOT;
// Many small files that all load the validator, and change nothing of it: they share one.
const CHECKS = 'scripts/site-config/checks/*.test.ts';
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
      { extends: true, test: { name: 'checks', include: [CHECKS], isolate: false } },
      {
        extends: true,
        test: {
          name: 'units',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
          exclude: [...configDefaults.exclude, CHECKS],
        },
      },
    ],
  },
});
