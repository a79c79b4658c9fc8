/**
 * `npm test`: everything that must hold; a stage that fails is the last.
 * `npm run test:long` runs what takes longer too, and the smoke test of other engines.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readOptions } from '../src/commands/read-options.ts';
import { runCommand } from '../src/commands/run-command.ts';
import { ensureShell } from '../src/node/browser.ts';
import { cacheDir, projectRoot } from '../src/node/project.ts';
import { envOf, fixture, type SiteFolders } from '../tests/sites.ts';

const vitestReport = join(cacheDir, 'vitest.json');
const playwrightReport = join(cacheDir, 'playwright.json');

const RUN = ['node', 'scripts/run.mjs'];

interface Step {
  name: string;
  command: string[];
  /** The site it works on, where that is not the project's own. */
  site?: SiteFolders;
  env?: Record<string, string>;
  /** It has most to say of its stage: what it prints is shown as it comes. */
  shown?: boolean;
}

/** One stage after the other; the steps of a stage at the same time, as each of them waits now and then. */
const stages: Step[][] = [
  [
    { name: 'format and lint', command: ['biome', 'ci', '.'] },
    // By one checker: several find out about the same types anew, and the cores have other steps to run.
    { name: 'types', command: ['tsc', '--project', '.', '--checkers', '1'] },
    { name: 'generated files are current', command: [...RUN, 'scripts/types.ts', '--check'] },
    { name: 'site-config', command: [...RUN, 'scripts/validate.ts'] },
    { name: 'build', command: [...RUN, 'scripts/build.ts', '--mode', 'demo'] },
    {
      name: 'build of the fixture site',
      command: [...RUN, 'scripts/build.ts', '--mode', 'demo'],
      site: fixture,
      // As some machines have it: a build is for production wherever it is made.
      env: { NODE_ENV: 'development' },
    },
    {
      name: 'what the tests share',
      command: [...RUN, 'tests/make-shared.ts'],
      site: fixture,
    },
  ],
  [
    {
      name: 'unit tests',
      command: [
        ...['vitest', 'run', '--reporter=default', '--reporter=json'],
        `--outputFile.json=${vitestReport}`,
      ],
    },
    {
      name: 'end-to-end tests',
      command: ['playwright', 'test', '--config', 'tests/playwright.config.ts'],
      shown: true,
    },
  ],
];

const { values } = await runCommand(() =>
  readOptions({ name: 'npm test', options: { long: { type: 'boolean' } } }),
);
const started = performance.now();
mkdirSync(cacheDir, { recursive: true });
// Of all that is started here, whoever runs it: what tools say is compared in Portuguese.
process.env.TOOLS_LANGUAGE = 'pt-BR';
// The compiler is a Go program, which by default spends a third of its time on giving memory back.
process.env.GOGC ??= '400';
ensureShell();
process.env.PLAYWRIGHT_JSON_OUTPUT_FILE = playwrightReport;
if (values.long) {
  process.env.TEST_LONG = '1';
  stages.push([
    {
      name: 'Firefox and WebKit',
      command: [...RUN, 'tests/engines/main.ts'],
      site: fixture,
      shown: true,
    },
  ]);
}

for (const stage of stages) {
  const failed = (await Promise.all(stage.map(run))).filter(Boolean);
  if (failed.length > 0) {
    console.error(`\nFAILED: ${failed.join(', ')}`);
    process.exit(1);
  }
}

const { passed, failed, skipped } = countTests();
const seconds = Math.round((performance.now() - started) / 1000);
console.log(`\nAll ${stages.flat().length} steps passed in ${seconds} s.`);
console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);

/** Resolves to the step's name if it failed. */
async function run({
  name,
  command: [command = '', ...args],
  site,
  env,
  shown,
}: Step): Promise<string | undefined> {
  if (shown) console.log(`\n── ${name}`);
  const program = command === 'node' ? command : join(projectRoot, 'node_modules/.bin', command);
  const child = spawn(program, args, {
    cwd: projectRoot,
    env: { ...process.env, ...(site && envOf(site)), ...env },
    stdio: shown ? 'inherit' : ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  const printed: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (data: Buffer) => printed.push(data));
  const [status] = await once(child, 'close');
  if (!shown) process.stdout.write(`\n── ${name}\n${Buffer.concat(printed)}`);
  return status === 0 ? undefined : name;
}

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
