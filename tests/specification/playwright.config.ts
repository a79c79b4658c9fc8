/** The project's own site, as it is built, against the specification; started by main.ts. */
import { defineConfig } from 'playwright/test';
import tests from '../playwright.config.ts';
import { at, localDataAt, OWN_PORT } from '../servers.ts';
import { envOf } from '../sites.ts';
import { site } from './site.ts';

const { baseURL } = at(OWN_PORT);

export default defineConfig({
  ...tests,
  testDir: import.meta.dirname,
  outputDir: '../../test-results/specification',
  timeout: 240_000,
  expect: { timeout: 8_000 },
  // Many actions of a batch of edits wait for what the edits took away.
  use: { ...tests.use, actionTimeout: process.env.SPECIFICATION_QUIET ? 8_000 : 30_000 },
  grepInvert: [],
  retries: 0,
  reporter: [['./table-reporter.ts']],
  projects: [{ name: 'specification', use: { baseURL } }],
  webServer: {
    command: 'node scripts/run.mjs tests/built-server.ts',
    cwd: `${import.meta.dirname}/../..`,
    env: {
      ...envOf(site),
      PORT: String(OWN_PORT),
      LOCAL_DATA: localDataAt(OWN_PORT),
      AUTH_RATE_LIMITS: 'off',
    },
    url: `${baseURL}/auth/v1/user`,
    timeout: 240_000,
    reuseExistingServer: false,
    stdout: 'ignore',
  },
});
