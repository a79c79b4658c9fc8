import { defineConfig } from 'playwright/test';
import { browserFlags, findBrowser } from '../scripts/lib/browser.ts';
import { projectRoot } from '../scripts/lib/project.ts';
import {
  BUILT_PORT,
  builtLocalData,
  DEV_PORT,
  devContent,
  devLocalData,
  EXAMPLE_PORT,
} from './servers.ts';

const server = (
  script: string,
  [port, ready]: [port: number, ready: string],
  localData: string,
  contentRoot = projectRoot,
) => ({
  command: `node --import tsx ${script}`,
  cwd: projectRoot,
  // A folder each: they run at the same time, and a database is open in one process only.
  // Every test is the same visitor to it: AUTH_RATE_LIMITS would stop them after a few.
  env: {
    PORT: String(port),
    CONTENT_ROOT: contentRoot,
    LOCAL_DATA: localData,
    AUTH_RATE_LIMITS: 'off',
  },
  url: `http://localhost:${port}${ready}`,
  timeout: 120_000,
  reuseExistingServer: false,
});

/** `site` runs against the built site, most of it against the dev server too. */
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../test-results',
  timeout: 120_000, // a slow machine is no reason to fail
  expect: { timeout: 40_000 },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  use: {
    locale: 'pt-BR',
    launchOptions: { executablePath: findBrowser(), args: browserFlags },
  },
  webServer: [
    // Once the database is open, which takes longer on a busy machine than a form waits.
    server('tests/built-server.ts', [BUILT_PORT, '/auth/v1/user'], builtLocalData),
    server('tests/dev-server.ts', [DEV_PORT, '/'], devLocalData, devContent),
  ],
  projects: [
    {
      name: 'built',
      // `long` is for `npm run test:long`: `npm test` is to be run often.
      testMatch: process.env.TEST_LONG
        ? /(site|built|long)\/.*\.spec\.ts/
        : /(site|built)\/.*\.spec\.ts/,
      testIgnore: 'built/accessibility.spec.ts',
      use: { baseURL: `http://localhost:${BUILT_PORT}` },
    },
    {
      name: 'specification',
      testMatch: 'specification.spec.ts',
      use: { baseURL: `http://localhost:${BUILT_PORT}` },
    },
    {
      name: 'dev',
      // What the dev server does by itself: rendering, hydrating, routing, the stand-ins. What a form,
      // a session or a consent does is the app's, the same on both.
      testMatch:
        /site\/(about|accordion|breadcrumbs|event|inbox|landing-forms|materials|navigation|redirects|video)\.spec\.ts/,
      use: { baseURL: `http://localhost:${DEV_PORT}` },
    },
    {
      // Depends on nothing, but fills the second core while the examples run on the first.
      name: 'accessibility',
      testMatch: 'built/accessibility.spec.ts',
      dependencies: ['dev'],
      use: { baseURL: `http://localhost:${BUILT_PORT}` },
    },
    {
      // Builds and serves the second site itself, so that no other project waits for it.
      name: 'example',
      testMatch: 'example/*.spec.ts',
      use: { baseURL: `http://localhost:${EXAMPLE_PORT}`, locale: 'en-US' },
    },
    // One after the other: an edit, and a mistake, reach every page open on that server.
    {
      name: 'examples',
      testMatch: 'dev/examples.spec.ts',
      dependencies: ['dev'],
      use: { baseURL: `http://localhost:${DEV_PORT}` },
    },
    {
      name: 'editing',
      testMatch: 'dev/editing.spec.ts',
      dependencies: ['examples'],
      use: { baseURL: `http://localhost:${DEV_PORT}` },
    },
  ],
});
