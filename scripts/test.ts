/**
 * `npm test`: everything that must hold, one step after the other; the first failure ends it.
 * `npm run test:long` runs the end-to-end tests of tests/long/ too, and those of other engines.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { envOf, fixture, type SiteFolders } from '../tests/sites.ts';
import { ensureShell } from './lib/browser.ts';
import { cacheDir, projectRoot } from './lib/project.ts';

const vitestReport = join(cacheDir, 'vitest.json');
const playwrightReport = join(cacheDir, 'playwright.json');

interface Step {
  name: string;
  command: string[];
  /** The site it works on, where that is not the project's own. */
  site?: SiteFolders;
}

const steps: Step[] = [
  { name: 'format and lint', command: ['biome', 'ci', '.'] },
  { name: 'types', command: ['tsc', '--project', '.'] },
  { name: 'generated files are current', command: ['tsx', 'scripts/types.ts', '--check'] },
  { name: 'site-config', command: ['tsx', 'scripts/validate.ts'] },
  {
    name: 'the second site',
    command: ['tsx', 'scripts/validate.ts', '--site', 'examples/pottery'],
  },
  { name: 'the fixture site', command: ['tsx', 'scripts/validate.ts'], site: fixture },
  {
    name: 'unit tests',
    command: [
      ...['vitest', 'run', '--reporter=default', '--reporter=json'],
      `--outputFile.json=${vitestReport}`,
    ],
  },
  { name: 'build', command: ['tsx', 'scripts/build.ts', '--mode', 'demo'] },
  {
    name: 'build of the fixture site',
    command: ['tsx', 'scripts/build.ts', '--mode', 'demo'],
    site: fixture,
  },
  {
    name: 'end-to-end tests',
    command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
  },
];

const started = performance.now();
mkdirSync(cacheDir, { recursive: true });
ensureShell();
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
if (process.argv.includes('--long')) {
  process.env.TEST_LONG = '1';
  steps.push({
    name: 'Firefox and WebKit',
    command: ['tsx', 'tests/engines/main.ts'],
    site: fixture,
  });
}

for (const {
  name,
  command: [command = '', ...args],
  site,
} of steps) {
  console.log(`\n── ${name}`);
  const bin = join(projectRoot, 'node_modules/.bin', command);
  const { status } = spawnSync(bin, args, {
    cwd: projectRoot,
    env: { ...process.env, ...(site && envOf(site)) },
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error(`\nFAILED: ${name}`);
    process.exit(1);
  }
}

const { passed, failed, skipped } = countTests();
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\nAll ${steps.length} steps passed in ${seconds} s.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);

function countTests() {
  const unit = read(vitestReport) as {
    numPassedTests: number;
    numFailedTests: number;
    numPendingTests: number;
  };
  const { stats } = read(playwrightReport) as {
    stats: Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>;
  };
  return {
    passed: unit.numPassedTests + stats.expected + stats.flaky,
    failed: unit.numFailedTests + stats.unexpected,
    skipped: unit.numPendingTests + stats.skipped,
  };
}

function read(file: string): unknown {
  if (!existsSync(file)) throw new Error(`${file} was not written`);
  return JSON.parse(readFileSync(file, 'utf8'));
}
