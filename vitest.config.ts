import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { defineConfig } from 'vitest/config';
import { siteConfig } from './scripts/vite/site-config.ts';

const demo = parseEnv(readFileSync('.env.demo', 'utf8'));

export default defineConfig({
  plugins: [siteConfig()],
  test: {
    testTimeout: 120_000, // a slow machine is no reason to fail
    include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts'],
    env: { ...demo, SITE_URL: 'https://www.baluarte.example' },
  },
});
