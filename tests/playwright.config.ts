import './use-fixture.ts';

import { defineConfig } from 'playwright/test';
import { browserFlags, findShell } from '../scripts/lib/browser.ts';
import { projectRoot } from '../scripts/lib/project.ts';
import {
  BUILT_PORT,
  DEV_PORT,
  devContent,
  EDITED_PORT,
  EXAMPLE_PORT,
  editedContent,
  localDataAt,
  OWN_PORT,
  STUDIO_PORT,
  studioContent,
} from './servers.ts';
import { envOf, fixture, own, type SiteFolders } from './sites.ts';
import { LONG } from './test.ts';

const server = (script: string, port: number, site: SiteFolders, ready = '/') => ({
  command: `node --import tsx ${script}`,
  cwd: projectRoot,
  // A folder each: they run at the same time, and a database is open in one process only.
  // Every test is the same visitor to it: AUTH_RATE_LIMITS would stop them after a few.
  env: {
    PORT: String(port),
    LOCAL_DATA: localDataAt(port),
    AUTH_RATE_LIMITS: 'off',
    ...envOf(site),
  },
  url: `http://localhost:${port}${ready}`,
  timeout: 120_000,
  reuseExistingServer: false,
});

const at = (port: number) => ({ baseURL: `http://localhost:${port}` });
/** A host of the same site, `npm run test:hosts`: a few specs through it, and those of its own. */
const { TEST_ORIGIN } = process.env;
const hosts = TEST_ORIGIN
  ? [
      {
        name: 'hosts',
        testMatch: /\/(site|built|hosts)\/.*\.spec\.ts/,
        use: { baseURL: TEST_ORIGIN, ignoreHTTPSErrors: true },
      },
    ]
  : [];
/**
 * `npm test` is to be run often: what takes long is for `npm run test:long`, tests with the tag LONG,
 * files in a folder long/, and all of what the dev server does but the studio.
 */
const long = Boolean(process.env.TEST_LONG);

/**
 * `engine` runs against the built fixture site, most of it against the dev server too; `content` and
 * `specification` against the project's own site.
 */
export default defineConfig<{ site: SiteFolders }>({
  testDir: import.meta.dirname,
  outputDir: '../test-results',
  timeout: 120_000, // a slow machine is no reason to fail
  expect: { timeout: 40_000 },
  fullyParallel: true,
  workers: 2,
  grepInvert: long || TEST_ORIGIN ? [] : new RegExp(LONG),
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  use: {
    locale: 'pt-BR',
    launchOptions: { executablePath: findShell(), args: browserFlags },
  },
  webServer: [
    // Once the database is open, which takes longer on a busy machine than a form waits.
    server('tests/built-server.ts', BUILT_PORT, fixture, '/auth/v1/user'),
    server('tests/built-server.ts', OWN_PORT, own),
    ...(long
      ? [
          server('tests/dev-server.ts', DEV_PORT, { ...fixture, root: devContent }),
          server('tests/dev-server.ts', EDITED_PORT, { ...fixture, root: editedContent }),
        ]
      : []),
    server('tests/studio-server.ts', STUDIO_PORT, { ...fixture, root: studioContent }),
  ],
  projects: [
    ...hosts,
    {
      name: 'engine',
      testMatch: long ? /\/(site|built|long)\/[\w-]+\.spec\.ts/ : /\/(site|built)\/.*\.spec\.ts/,
      testIgnore: /\/content\//,
      use: at(BUILT_PORT),
    },
    {
      name: 'content',
      testMatch: long ? /\/content\/.*\.spec\.ts/ : /\/content\/[\w-]+\.spec\.ts/,
      use: { ...at(OWN_PORT), site: own },
    },
    {
      name: 'specification',
      // Its words are not there when others have been put in their place.
      testMatch: process.env.TEST_REWORDED ? [] : 'specification.spec.ts',
      use: { ...at(OWN_PORT), site: own },
    },
    {
      name: 'dev',
      // What the dev server does by itself: rendering, hydrating, routing, the stand-ins. What a form,
      // a session or a consent does is the app's, the same on both.
      testMatch: long
        ? /\/(dev\/(examples|gallery|unpublished)|site\/(about|accordion|breadcrumbs|event|inbox|landing-forms|materials|navigation|redirects|video))\.spec\.ts/
        : [],
      use: at(DEV_PORT),
    },
    {
      // Builds and serves the second site itself, so that no other project waits for it.
      name: 'example',
      testMatch: 'example/*.spec.ts',
      use: { ...at(EXAMPLE_PORT), locale: 'en-US' },
    },
    {
      name: 'studio',
      testMatch: long ? /\/studio\/.*\.spec\.ts/ : /\/studio\/[\w-]+\.spec\.ts/,
      use: at(STUDIO_PORT),
    },
    { name: 'editing', testMatch: long ? 'dev/editing.spec.ts' : [], use: at(EDITED_PORT) },
  ],
});
