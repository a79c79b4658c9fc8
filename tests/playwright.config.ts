import './use-fixture.ts';

import { defineConfig, type PlaywrightTestOptions, type Project } from 'playwright/test';
import { browserFlags, findShell } from '../src/node/browser.ts';
import { projectRoot } from '../src/node/project.ts';
import { at, BUILT_PORT, DEV_PORT, READY_PORT } from './servers.ts';
import type { SiteFolders } from './sites.ts';
import { LONG } from './test.ts';

/** For the browser no other host has an address. */
const NO_OTHER_HOST = '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost';

/**
 * `npm test` is to be run often: what takes long is for `npm run test:long`, tests with the tag LONG,
 * files in a folder long/, and all of what the dev server does but the studio.
 */
const long = Boolean(process.env.TEST_LONG);
/** A host of the same site, `npm run test:hosts`: a few specs through it, and those of its own. */
const { TEST_ORIGIN } = process.env;

const projects: Project<PlaywrightTestOptions & { site: SiteFolders }>[] = [
  {
    // The fixture site, built; a file that is about another says so: `test.use(OWN_SITE)`. One project
    // for them all, as each starts browsers of its own.
    name: 'tests',
    testMatch: /\.spec\.ts$/,
    testIgnore: [
      /\/(hosts|specification)\//, // by commands of their own
      ...(long ? [/\/dev\/(?!editing)/] : [/\/dev\//, /\/long\//]),
    ],
    use: at(BUILT_PORT),
  },
];
if (long)
  projects.push({
    // What the dev server does by itself: rendering, hydrating, routing, the stand-ins. What a form,
    // a session or a consent does is the app's, the same on both.
    name: 'dev',
    testMatch:
      /\/(dev\/(?!editing)[a-z]+|site\/(about|accordion|breadcrumbs|event|inbox|landing-forms|materials|navigation|redirects|video))\.spec\.ts/,
    use: at(DEV_PORT),
  });
const hosts: typeof projects = [
  {
    name: 'hosts',
    testMatch: /\/(site|built|hosts)\/.*\.spec\.ts/,
    use: { baseURL: TEST_ORIGIN, ignoreHTTPSErrors: true },
  },
];

export default defineConfig<PlaywrightTestOptions & { site: SiteFolders }>({
  testDir: import.meta.dirname,
  outputDir: '../test-results',
  timeout: 300_000, // a slow machine is no reason to fail
  expect: { timeout: 60_000 },
  fullyParallel: true,
  workers: 3, // for two cores, as a test also waits
  grepInvert: long || TEST_ORIGIN ? [] : new RegExp(LONG),
  forbidOnly: Boolean(process.env.CI),
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json']],
  use: {
    locale: 'pt-BR',
    // What moves is drawn anew all the time, a tenth of the processor: in the long tests, and those about it.
    contextOptions: long || TEST_ORIGIN ? {} : { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: findShell(),
      args: [...browserFlags, NO_OTHER_HOST],
      // Playwright hides scrollbars; those of Windows, and of Firefox, take room.
      ignoreDefaultArgs: ['--hide-scrollbars'],
    },
  },
  webServer: {
    command: 'node scripts/run.mjs tests/start-servers.ts',
    cwd: projectRoot,
    url: `http://localhost:${READY_PORT}`,
    timeout: 600_000,
    reuseExistingServer: false,
  },
  projects: TEST_ORIGIN ? hosts : projects,
});
