/** `npm run test:specification`: the project's own site, as it is built, against what the client asked for. */
import { defineConfig } from 'playwright/test';
import tests from '../playwright.config.ts';
import { at, localDataAt, OWN_PORT } from '../servers.ts';
import { envOf, own } from '../sites.ts';

const { baseURL } = at(OWN_PORT);

export default defineConfig({
  ...tests,
  testDir: import.meta.dirname,
  outputDir: '../../test-results',
  reporter: 'list',
  projects: [{ name: 'specification', use: { baseURL } }],
  webServer: {
    command: 'node scripts/run.mjs scripts/serve.ts',
    cwd: own.root,
    env: { ...envOf(own), PORT: String(OWN_PORT), LOCAL_DATA: localDataAt(OWN_PORT) },
    url: baseURL,
    timeout: 240_000,
    reuseExistingServer: false,
  },
});
