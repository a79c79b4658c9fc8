/**
 * `node scripts/run.mjs bench/scale.ts`: what a build costs as pages are added, and when little has changed.
 *
 * Copies the content, adds pages (`-- 0 1000` says how many, in place of 0, 1,000 and 10,000), and times whole builds,
 * from the start of the process to its end: with nothing cached, with nothing changed, with a sentence of one
 * page changed (the last two a median of three, up to 5,000 pages); and the validation alone, of files that it sees
 * for the first time. Writes bench/results/scale.md.
 */

import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
}

const given = process.argv.slice(2).map(Number);
const sizes = (given.length > 0 ? given : [0, 1000, 10_000]).map(measure);

const rows = sizes.flatMap(({ runs }) =>
  Object.entries(runs).map(
    ([name, { pages, made, seconds, megabytes }]) =>
      `| ${pages} | ${name} | ${made} | ${seconds.toFixed(1)} | ${megabytes} |`,
  ),
);
const same = new Set(sizes.map(({ scripts }) => scripts)).size === 1;
const text = `# Scale

${availableParallelism()} cores, Node ${process.versions.node}; whole builds in demo mode (\`node scripts/run.mjs bench/scale.ts\`), from the start of the
process to its end, startup and validation included. Warm and one edit: the median of three, at 10,000 pages one; cold: one. The
added pages are copies of the firewall page, each with an address, a title and a description of its own, all of it in git;
they open with the same words and so share one social image, which pages that differ would not. Memory: of the larger of its
two processes, which take turns: the bundler, and the one that renders, which waits for it.

| pages | build | rendered | seconds | memory, MB |
| --- | --- | --- | --- | --- |
${rows.join('\n')}

${perThousand()}Client scripts ${same ? 'identical to the byte' : 'DIFFER'} at all sizes.
`;
mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
writeFileSync(join(projectRoot, 'bench/results/scale.md'), text);
console.log(text);

function measure(added: number) {
  const root = grownSite(added);
  try {
    const times = added > 5000 ? [1] : [1, 2, 3];
    const cold = build(root);
    const runs = {
      cold,
      warm: middle(times.map(() => build(root))),
      'one edit': middle(times.map((time) => build(edited(root, time)))),
      'validation alone': validation(root, cold),
    };
    const scripts = readdirSync(join(root, 'dist/assets')).filter((name) => name.endsWith('.js'));
    const contents = scripts
      .sort()
      .map((name) => readFileSync(join(root, 'dist/assets', name), 'utf8'));
    return { runs, scripts: keyOf(scripts, contents) };
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

function build(root: string): Run {
  const { stdout, ...run } = timed(['scripts/build.ts', '--mode', 'demo'], root);
  const [, pages, made] = /(\d+) páginas em [\d.]+ s, (\d+) /.exec(stdout) ?? [];
  if (!pages) throw new Error(stdout);
  return { ...run, pages: Number(pages), made: Number(made) };
}

function validation(root: string, { pages }: Run): Run {
  rmSync(join(root, '.cache/checked-pages'), { recursive: true });
  return { ...timed(['scripts/validate.ts', '--site', root], root), pages, made: 0 };
}

function timed(args: string[], root: string) {
  const run = timedRun(args, root);
  console.log(run.stdout.trim(), `\n${run.seconds.toFixed(1)} s in all\n`);
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
