/**
 * `node scripts/run.mjs bench/visit.ts`: what a first visit costs on a slow phone.
 *
 * Each page of PATHS is opened in the built site with the processor slowed down to a quarter, touched once it is idle, and
 * left alone until nothing happens any more: the scripts that it has loaded, in Brotli, the time that its thread spent in
 * them, of the processor, and its longest task after the touch. Then each of its controls is pressed as soon as it is there: whether
 * what it does is done within half a second. BEFORE=<folder> is another build of the site, measured in turn
 * with it; only the two of one run can be compared. Medians of RUNS. Prints a table and writes
 * bench/results/visit.md. Needs `dist/` (npm run build -- --mode demo).
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { type Browser, type CDPSession, chromium, type Page } from 'playwright';
import { browserFlags, ensureBrowser } from '../src/node/browser.ts';
import { distDir, projectRoot } from '../src/node/project.ts';
import { type Press, pressed, pressesOf } from './presses.ts';
import { serveDist } from './servers.ts';
import { median } from './statistics.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const PATHS = process.env.PATHS?.split(',') ?? ['/', '/nsoc', '/fale-conosco'];
const SLOWDOWN = 4;
const PORT = 4188;

interface Build {
  dist: string;
  origin: string;
}

interface Visit {
  kilobytes: number;
  script: number;
  longest: number;
}

const dists = [process.env.BEFORE, distDir].filter((dist) => dist !== undefined);
const builds = dists.map(
  (dist, index): Build => ({ dist, origin: `http://localhost:${PORT + index}` }),
);
const servers = await Promise.all(builds.map(({ dist }, index) => serveDist(dist, PORT + index)));
const browser = await chromium.launch({ executablePath: ensureBrowser(), args: browserFlags });

try {
  const rows: string[] = [];
  for (const path of PATHS) {
    const visits = builds.map((): Visit[] => []);
    for (let run = 0; run < RUNS; run++)
      for (const [index, build] of builds.entries())
        visits[index]?.push(await visited(browser, build, path));
    const of = (key: keyof Visit, digits = 0) =>
      visits.map((list) => median(list.map((visit) => visit[key])).toFixed(digits)).join(' → ');
    const done: string[] = [];
    for (const build of builds) done.push(await donePresses(browser, build.origin + path));
    const row = [path, of('kilobytes', 1), of('script'), of('longest'), done.join(' → ')];
    rows.push(`| ${row.join(' | ')} |`);
    console.log(rows.at(-1));
  }
  report(rows);
} finally {
  await browser.close();
  for (const server of servers) server.kill();
}

/** A visitor who has not been here before. */
async function slowPage(browser: Browser): Promise<[Page, CDPSession]> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  return [page, session];
}

async function visited(browser: Browser, { dist, origin }: Build, path: string): Promise<Visit> {
  const [page, session] = await slowPage(browser);
  const scripts = new Set<string>();
  page.on('requestfinished', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/assets/') && pathname.endsWith('.js')) scripts.add(pathname);
  });
  // Of the processor, as other programs of the machine take time too.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  await page.goto(origin + path);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    const tasks: number[] = [];
    Object.assign(window, { tasks });
    new PerformanceObserver((list) =>
      tasks.push(...list.getEntries().map(({ duration }) => duration)),
    ).observe({ type: 'longtask' });
  });
  await page.mouse.move(700, 500);
  const script = await settled(session);
  const tasks = await page.evaluate(() => (window as unknown as { tasks: number[] }).tasks);
  await page.context().close();
  const bytes = [...scripts].map(
    (file) => brotliCompressSync(readFileSync(join(dist, file))).length,
  );
  return {
    kilobytes: bytes.reduce((sum, size) => sum + size, 0) / 1000,
    script,
    longest: Math.max(0, ...tasks),
  };
}

/** The time spent in scripts, in milliseconds, once it stays as it is. */
async function settled(session: CDPSession): Promise<number> {
  let [spent, before] = [-1, -2];
  while (spent !== before) {
    before = spent;
    await new Promise((resolve) => setTimeout(resolve, 1500));
    const { metrics } = await session.send('Performance.getMetrics');
    spent = metrics.find(({ name }) => name === 'ScriptDuration')?.value ?? Number.NaN;
  }
  return spent * 1000;
}

async function donePresses(browser: Browser, url: string): Promise<string> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const presses = await pressesOf(await context.newPage(), url);
  await context.close();
  const late: Press[] = [];
  for (const press of presses) {
    const [page] = await slowPage(browser);
    if (!(await pressed(page, url, press))) late.push(press);
    await page.context().close();
  }
  for (const { label } of late) console.log(`  late: ${label}`);
  return `${presses.length - late.length} of ${presses.length}`;
}

function report(rows: string[]): void {
  const compared =
    builds.length > 1 ? ' Each figure beside that of the build before it, of the same run.' : '';
  const text = `# A first visit

Chromium at a quarter of the processor's speed, medians of ${RUNS} visits (\`node scripts/run.mjs bench/visit.ts\`): the
scripts that a page has loaded after its first touch, in Brotli, the time spent in scripts, the longest task
(0: none of 50 ms), and the controls that, pressed as soon as they are there, have done what they do within half a second.${compared}

| page | scripts, kB | script time, ms | longest task, ms | presses done in time |
| --- | --- | --- | --- | --- |
${rows.join('\n')}
`;
  mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
  writeFileSync(join(projectRoot, 'bench/results/visit.md'), text);
}
