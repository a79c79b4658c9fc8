/**
 * `npm test`: everything that must hold, one step after the other; the first failure ends it.
 * `npm run test:long` runs the end-to-end tests of tests/long/ too, and those of other engines.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBrowser } from './lib/browser.ts';
import { cacheDir, projectRoot } from './lib/project.ts';

const vitestReport = join(cacheDir, 'vitest.json');
const playwrightReport = join(cacheDir, 'playwright.json');

const steps: [name: string, ...command: string[]][] = [
  ['format and lint', 'biome', 'ci', '.'],
  ['types', 'tsc', '--project', '.'],
  ['generated files are current', 'tsx', 'scripts/types.ts', '--check'],
  ['site-config', 'tsx', 'scripts/validate.ts'],
  ['the second site', 'tsx', 'scripts/validate.ts', '--site', 'examples/pottery'],
  [
    'unit tests',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${vitestReport}`,
  ],
  ['build', 'tsx', 'scripts/build.ts', '--mode', 'demo'],
  ['end-to-end tests', 'playwright', 'test', '--config', 'tests/playwright.config.ts'],
];

const started = performance.now();
mkdirSync(cacheDir, { recursive: true });
process.env.CHROMIUM_PATH = ensureBrowser();
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
if (process.argv.includes('--long')) {
  process.env.TEST_LONG = '1';
  steps.push(['Firefox and WebKit', 'tsx', 'tests/engines/main.ts']);
}

for (const [name, command = '', ...args] of steps) {
  console.log(`\n── ${name}`);
  const bin = join(projectRoot, 'node_modules/.bin', command);
  const { status } = spawnSync(bin, args, {
    cwd: projectRoot,
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
