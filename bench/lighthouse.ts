/**
 * `node scripts/run.mjs bench/lighthouse.ts`: Lighthouse 12, mobile, on the built site.
 *
 * Each page is measured RUNS times in turn with the same HTML without its scripts, so that both
 * meet the same noise of the machine; what counts is the ratio of the medians. PATHS: which, by commas; `all`, those
 * of the sitemap. Each time by a process and a browser of its own: one that measured seventy pages was slow, and held
 * 2.4 GB. METHOD=devtools slows the line down for real, where Lighthouse otherwise computes what a slow one would do.
 * Pages are sent as most hosts do, in Brotli. Prints a table and writes bench/results/lighthouse.md. Needs `dist/` (npm run build -- --mode demo).
 */
import { execFile } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Result } from 'lighthouse';
import { compress } from '../src/build/compress.ts';
import { browserFlags, ensureBrowser } from '../src/node/browser.ts';
import { noStore } from '../src/node/file-store.ts';
import { distDir, projectRoot } from '../src/node/project.ts';
import { serveDist } from './servers.ts';
import { median } from './statistics.ts';

const RUNS = Number(process.env.RUNS ?? 5);
const METHOD = process.env.METHOD ?? 'simulate';
const PATHS =
  process.env.PATHS === 'all'
    ? publicPaths()
    : (process.env.PATHS?.split(',') ?? ['/', '/sobre', '/protecao-redes-solucoes', '/nsoc']);
const LIGHTHOUSE = join(projectRoot, 'node_modules/lighthouse/cli/index.js');
const run = promisify(execFile);
const METRICS = {
  lcp: 'largest-contentful-paint',
  blocking: 'total-blocking-time',
  shift: 'cumulative-layout-shift',
} as const;

type Sample = Record<keyof typeof METRICS | 'score' | 'others', number>;

const SCRIPTS = /<script[\s\S]*?<\/script>/g;
const copies = [
  await copyOfSite((html) => html),
  await copyOfSite((html) => html.replace(SCRIPTS, '')),
];
const servers = await Promise.all(copies.map((copy, at) => serveDist(copy, 4181 + at)));
const env = { ...process.env, CHROME_PATH: ensureBrowser() };
const reports = mkdtempSync(join(tmpdir(), 'bench-reports-'));

try {
  const rows: string[] = [];
  for (const path of PATHS) {
    const site: Sample[] = [];
    const plain: Sample[] = [];
    for (let time = 0; time < RUNS; time++) {
      site.push(await measure(`http://localhost:4181${path}`));
      plain.push(await measure(`http://localhost:4182${path}`));
    }
    rows.push(row(path, site, plain));
    console.log(rows.at(-1));
  }
  report(rows);
} finally {
  for (const server of servers) server.kill();
  for (const folder of [...copies, reports]) rmSync(folder, { recursive: true });
}

function publicPaths(): string[] {
  const sitemap = readFileSync(join(distDir, 'sitemap.xml'), 'utf8');
  return Array.from(sitemap.matchAll(/<loc>([^<]+)/g), ([, url = '']) => new URL(url).pathname);
}

/** The site with other HTML, and all that is text in Brotli too. */
async function copyOfSite(change: (html: string) => string): Promise<string> {
  const copy = mkdtempSync(join(tmpdir(), 'bench-lighthouse-'));
  cpSync(distDir, copy, { recursive: true });
  for (const name of readdirSync(copy, { recursive: true, encoding: 'utf8' })) {
    if (!name.endsWith('.html')) continue;
    const file = join(copy, name);
    writeFileSync(file, change(readFileSync(file, 'utf8')));
  }
  await compress(copy, noStore);
  return copy;
}

/** Measures again where a busy machine let Lighthouse miss a paint, or the whole navigation. */
async function measure(url: string, attempts = 3): Promise<Sample> {
  const sample = await measureOnce(url);
  const missed = Object.values(sample).some(Number.isNaN);
  return missed && attempts > 1 ? measure(url, attempts - 1) : sample;
}

async function measureOnce(url: string): Promise<Sample> {
  // A file: what it writes to a pipe may be cut off where it ends with an error.
  const file = join(reports, 'report.json');
  const options = [
    '--output=json',
    `--output-path=${file}`,
    '--quiet',
    '--only-categories=performance,accessibility,best-practices,seo',
    `--throttling-method=${METHOD}`,
    `--chrome-flags=${['--headless', ...browserFlags].join(' ')}`,
  ];
  rmSync(file, { force: true });
  await run(process.execPath, [LIGHTHOUSE, url, ...options], { env }).catch((failed) => {
    if (!existsSync(file)) throw failed; // else it tells of nothing measured
  });
  const { categories, audits } = JSON.parse(readFileSync(file, 'utf8')) as Result;
  const value = (metric: keyof typeof METRICS) =>
    audits[METRICS[metric]]?.numericValue ?? Number.NaN;
  const { performance, ...others } = categories;
  const score = (category?: Result.Category) => (category?.score ?? Number.NaN) * 100;
  return {
    score: score(performance),
    others: Math.min(...Object.values(others).map(score)),
    lcp: value('lcp'),
    blocking: value('blocking'),
    shift: value('shift'),
  };
}

function row(path: string, site: Sample[], plain: Sample[]): string {
  const of = (samples: Sample[], key: keyof Sample) => median(samples.map((sample) => sample[key]));
  const ratio = of(site, 'lcp') / of(plain, 'lcp');
  return [
    '',
    path,
    of(site, 'score').toFixed(0),
    of(plain, 'score').toFixed(0),
    of(site, 'others').toFixed(0),
    of(site, 'lcp').toFixed(0),
    of(plain, 'lcp').toFixed(0),
    ratio.toFixed(2),
    of(site, 'blocking').toFixed(0),
    of(plain, 'blocking').toFixed(0),
    of(site, 'shift').toFixed(3),
    '',
  ]
    .join(' | ')
    .trim();
}

function report(rows: string[]): void {
  const folder = join(projectRoot, 'bench/results');
  mkdirSync(folder, { recursive: true });
  writeFileSync(
    join(folder, 'lighthouse.md'),
    `# Lighthouse, mobile

Lighthouse 12, ${METHOD === 'simulate' ? 'simulated throttling' : `throttling by ${METHOD}`}, medians of ${RUNS} runs, each page in turn with the same HTML
without scripts, pages sent in Brotli (\`node scripts/run.mjs bench/lighthouse.ts\`).

A score under 100, or time blocked, that the page without scripts shows too is this machine's: its
browser then takes that long to lay out and paint anything.

| page | performance | without scripts | lowest of the other three | LCP ms | without scripts | ratio | blocking ms | without scripts | layout shift |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
${rows.join('\n')}
`,
  );
}
