/**
 * `node scripts/run.mjs bench/dev-scale.ts`: the dev server with 33 pages and with ten thousand more.
 *
 * Of each: from the start of the process to the whole HTML of the home page (the second start: what is known of the
 * pages is kept), from saving a file to the new title in the open page (the median of EDITS), and the memory of the
 * process after that. Writes bench/results/dev-scale.md; its ratios are what counts.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { browserFlags, ensureBrowser } from '../src/node/browser.ts';
import { projectRoot } from '../src/node/project.ts';
import { hydrated } from '../tests/test.ts';
import { editTimes } from './edit-times.ts';
import { grownSite } from './grown-site.ts';
import { median } from './statistics.ts';

const ADDED = 10_000;
const EDITS = 7;
const PORT = 4187;
const url = `http://localhost:${PORT}`;

interface Taken {
  start: number;
  edit: number;
  megabytes: number;
}

const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });
try {
  const few = await measure(0);
  const many = await measure(ADDED);
  const row = (what: string, key: keyof Taken, unit: string) =>
    `| ${what}, ${unit} | ${few[key].toFixed(0)} | ${many[key].toFixed(0)} | ${(many[key] / few[key]).toFixed(2)} |`;
  const text = `# Dev server with many pages

In one run (\`node scripts/run.mjs bench/dev-scale.ts\`); of edits the median of ${EDITS}.

| | 33 pages | ${ADDED} more | ratio |
| --- | --- | --- | --- |
${row('start to the first page', 'start', 'ms')}
${row('saving to the new title on the page', 'edit', 'ms')}
${row('memory', 'megabytes', 'MB')}
`;
  mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
  writeFileSync(join(projectRoot, 'bench/results/dev-scale.md'), text);
  console.log(text);
} finally {
  await browser.close();
}

async function measure(added: number): Promise<Taken> {
  const root = grownSite(added);
  const localData = mkdtempSync(join(tmpdir(), 'dev-scale-'));
  const env = { ...process.env, CONTENT_ROOT: root, LOCAL_DATA: localData, PORT: String(PORT) };
  const serve = async () => {
    const begun = performance.now();
    const server = spawn(process.execPath, ['scripts/run.mjs', 'scripts/dev.ts'], {
      cwd: projectRoot,
      env,
      stdio: 'ignore',
    });
    while (!(await htmlOf('/'))?.includes('</html>')) {
      if (server.exitCode !== null) throw new Error('The dev server has ended.');
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    return { server, start: performance.now() - begun };
  };
  const stop = async ({ server }: Awaited<ReturnType<typeof serve>>) => {
    server.kill();
    await once(server, 'exit');
  };
  try {
    const first = await serve();
    await new Promise((resolve) => setTimeout(resolve, 5000)); // until it has written what it knows
    await stop(first);
    const second = await serve();
    try {
      const edit = await editsSeen(root);
      return { start: second.start, edit, megabytes: megabytesOf(second.server.pid as number) };
    } finally {
      await stop(second);
    }
  } finally {
    for (const folder of [root, localData]) rmSync(folder, { recursive: true, force: true });
  }
}

function htmlOf(path: string): Promise<string | undefined> {
  return fetch(url + path).then(
    (answer) => answer.text(),
    () => undefined,
  );
}

async function editsSeen(root: string): Promise<number> {
  const page = await browser.newPage();
  await page.goto(`${url}/sobre`);
  await hydrated(page);
  await page.waitForTimeout(3000); // listening, and all files watched
  // As one writes on; what is known is written meanwhile.
  const times = await editTimes(page, root, EDITS, 1500);
  await page.close();
  return median(times);
}

/** What the system says is in memory, on Linux. */
function megabytesOf(pid: number): number {
  const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) / 1024;
}
