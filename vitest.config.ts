import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { defineConfig } from 'vitest/config';
import { siteConfig } from './scripts/vite/site-config.ts';

// The engine's tests run on a site of their own: nothing an editor writes can turn them red.
const CONTENT_ROOT = resolve(import.meta.dirname, 'tests/fixture-site');
process.env.CONTENT_ROOT = CONTENT_ROOT;
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
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    env: { ...demo, CONTENT_ROOT, SITE_URL: 'https://www.baluarte.example' },
  },
});
