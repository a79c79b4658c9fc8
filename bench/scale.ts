/**
 * `node scripts/run.mjs bench/scale.ts`: what a build costs as pages are added, and when little has changed.
 *
 * Copies the content, adds pages (`-- 0 1000` says how many, in place of 0, 1,000 and 10,000), and times whole builds,
 * from the start of the process to its end: with nothing cached, with nothing changed, with a sentence of one
 * page changed (the last two a median of three, up to 5,000 pages); and the validation alone, of files that it sees
 * for the first time. Writes bench/results/scale.md.
 */

import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { keyOf } from '../src/node/hash-of.ts';
import { projectRoot } from '../src/node/project.ts';
import { grownSite } from './grown-site.ts';
import { median } from './statistics.ts';
import { type TimedRun, timedRun } from './timed-run.ts';

const EDITED = 'site-config/pages/sobre.json';

interface Run extends Pick<TimedRun, 'seconds' | 'megabytes'> {
  pages: number;
  /** How many of them were rendered. */
  made: number;
  /** Seconds of the checks, of what comes before the pages, of the pages, and of the rest. */
  steps: number[];
}

const given = process.argv.slice(2).map(Number);
const sizes: Awaited<ReturnType<typeof measure>>[] = [];
for (const added of given.length > 0 ? given : [0, 1000, 10_000]) sizes.push(await measure(added));

const rows = sizes.flatMap(({ runs }) =>
  Object.entries(runs).map(
    ([name, { pages, made, seconds, megabytes }]) =>
      `| ${pages} | ${name} | ${made} | ${seconds.toFixed(1)} | ${megabytes} |`,
  ),
);
const steps = sizes.map(
  ({ runs: { cold }, files }) =>
    `| ${cold.pages} | ${cold.steps.map((seconds) => seconds.toFixed(1)).join(' | ')} | ${files} |`,
);
const same = new Set(sizes.map(({ scripts }) => scripts)).size === 1;
const text = `# Scale

${availableParallelism()} cores, Node ${process.versions.node}; whole builds in demo mode (\`node scripts/run.mjs bench/scale.ts\`), from the start of the
process to its end, startup and validation included. Warm and one edit: the median of three, at 10,000 pages one; cold: one. The
added pages are copies of the firewall page, each with an address, a title, a description and a picture for networks of its
own, all of it in git. Memory: of the larger of its
two processes, which take turns: the bundler, and the one that renders, which waits for it.

| pages | build | rendered | seconds | memory, MB |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

Of the cold builds, seconds until the site is checked, until pages are begun, of the pages, and of what follows them; and the
files written:

| pages | checks | app, site data | pages | the rest | files |
| --- | --- | --- | --- | --- | --- |
${steps.join('\n')}

${perThousand()}Client scripts ${same ? 'identical to the byte' : 'DIFFER'} at all sizes.
`;
const results = join(projectRoot, 'bench/results/scale.md');
// What was written by hand below the table stays.
const [, notes = ''] = readFileSync(results, 'utf8').split(/^Client scripts .*\n/m);
writeFileSync(results, text + notes);
console.log(text);

async function measure(added: number) {
  console.log(`${added} pages more: writing them, and committing them to git …`);
  const root = grownSite(added);
  try {
    const times = added > 5000 ? [1] : [1, 2, 3];
    const timesOf = async (run: (time: number) => Promise<Run>): Promise<Run> => {
      const list: Run[] = [];
      for (const time of times) list.push(await run(time));
      return middle(list);
    };
    const cold = await build(root, 'cold');
    const files = readdirSync(join(root, 'dist'), { recursive: true, withFileTypes: true });
    const runs = {
      cold,
      warm: await timesOf(() => build(root, 'warm')),
      'one edit': await timesOf((time) => build(edited(root, time), 'one edit')),
      'validation alone': await validation(root, cold),
    };
    const scripts = readdirSync(join(root, 'dist/assets')).filter((name) => name.endsWith('.js'));
    const contents = scripts
      .sort()
      .map((name) => readFileSync(join(root, 'dist/assets', name), 'utf8'));
    return {
      runs,
      files: files.filter((entry) => entry.isFile()).length,
      scripts: keyOf(scripts, contents),
    };
  } finally {
    rmSync(root, { recursive: true });
  }
}

function edited(root: string, time: number): string {
  const file = join(root, EDITED);
  const page = JSON.parse(readFileSync(file, 'utf8'));
  page.sections[0].text = `Texto novo, ${time}.`;
  writeFileSync(file, JSON.stringify(page));
  return root;
}

async function build(root: string, name: string): Promise<Run> {
  const { lines, ...run } = await timed(name, ['scripts/build.ts', '--mode', 'demo'], root);
  // The commands speak the language of the site.
  const whole = /(\d+) páginas em ([\d.]+) s, (\d+) /;
  const [after, line] = lines.find(([, text]) => whole.test(text)) ?? [];
  const [, pages, rendering, made] = whole.exec(line ?? '') ?? [];
  const [checked] = lines.find(([, text]) => text.startsWith('Montando')) ?? [];
  if (after === undefined || checked === undefined) throw new Error(run.stdout);
  const seconds = Number(rendering);
  const steps = [checked, after - seconds - checked, seconds, run.seconds - after];
  return { ...run, pages: Number(pages), made: Number(made), steps };
}

async function validation(root: string, { pages }: Run): Promise<Run> {
  rmSync(join(root, '.cache/checked-pages'), { recursive: true });
  const args = ['scripts/validate.ts', '--site', root];
  return { ...(await timed('validation alone', args, root)), pages, made: 0, steps: [] };
}

/** Prints each line as it comes, after how many seconds: a hundred thousand pages take minutes. */
async function timed(name: string, args: string[], root: string) {
  console.log(`${name}:`);
  const run = await timedRun(args, root, projectRoot, (line, after) =>
    console.log(`${after.toFixed(1).padStart(8)} s  ${line}`),
  );
  console.log(`${run.seconds.toFixed(1).padStart(8)} s  in all\n`);
  return run;
}

function middle(runs: Run[]): Run {
  const seconds = median(runs.map((run) => run.seconds));
  return { ...(runs.find((run) => run.seconds === seconds) ?? (runs[0] as Run)) };
}

/** What a thousand pages more cost, from the smallest size to each larger one. */
function perThousand(): string {
  const [first, ...larger] = sizes.map(({ runs }) => runs);
  if (!first || larger.length === 0) return '';
  const costs = larger.map((runs) => {
    const cost = (name: keyof typeof runs) => {
      const more = runs[name].pages - first[name].pages;
      return (((runs[name].seconds - first[name].seconds) / more) * 1000).toFixed(1);
    };
    return `To ${runs.cold.pages} pages, a thousand more cost ${cost('cold')} s cold, ${cost('warm')} s warm, ${cost('one edit')} s with one edit.`;
  });
  return `${costs.join(' ')}\n\n`;
}
