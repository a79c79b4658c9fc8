/**
 * `node scripts/run.mjs bench/scale-sites.ts`: what many pages cost on sites that are less kind than copies of one page in which nothing
 * is wrong, which `bench:scale` measures.
 *
 * `-- 2000` says how many pages are added, in place of 10,000. `-- --against <folder>` measures another checkout of the
 * engine on the same sites too, and writes the ratios. Writes bench/results/scale-sites.md.
 */

import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { projectRoot } from '../src/node/project.ts';
import { type Growth, grownSite } from './grown-site.ts';
import { type TimedRun, timedRun } from './timed-run.ts';

const SITES: Record<string, Growth> = {
  'copies of the firewall page': {},
  'copies of all pages': { models: 'all' },
  'records with a page each': { people: 'records' },
  'the same pages, written out': { people: 'pages' },
  'copies of all pages, not in git': { models: 'all', git: 'none' },
  'the same, not committed yet': { models: 'all', git: 'others' },
  'the same, with equal descriptions': { models: 'all', warnings: true },
};

const BUILD = ['scripts/build.ts', '--mode', 'demo'];
const VALIDATE = ['scripts/validate.ts', '--site'];
const EDITED = 'site-config/pages/sobre.json';

const { values, positionals } = parseArgs({
  options: { against: { type: 'string' }, site: { type: 'string' } },
  allowPositionals: true,
});
const added = Number(positionals[0] ?? 10_000);
const chosen = Object.entries(SITES).filter(([name]) => !values.site || name.includes(values.site));
const engines = [projectRoot, ...(values.against ? [resolve(values.against)] : [])];

const rows: string[] = [];
for (const [name, growth] of chosen) {
  const [now, before] = await measure(growth);
  for (const [what, run] of Object.entries(now ?? {}))
    rows.push(row(name, what, run, before?.[what]));
}
const text = `# Scale of sites that differ

${availableParallelism()} cores, Node ${process.versions.node}; ${added} pages added (\`node scripts/run.mjs bench/scale-sites.ts\`), each a copy of one page, or of each
page of the site in turn but those that a site has once, with a title and charts of its own. Pages with equal descriptions
each have a warning, as have those that are not committed yet, to which no link leads. Seconds from the start of the process to
its end, and of the processors: the second says more where the machine is busy.${
  values.against
    ? `
Beside them the same of an earlier state of the engine, which did the same with the same site right after this one, and the ratio.`
    : ''
}
Copies of the event page follow the calendar: every build makes them again.

| added pages | run | s | processor s |${values.against ? ' before, s | processor s | ratio | of processor |' : ''}
| --- | --- | --- | --- |${values.against ? ' --- | --- | --- | --- |' : ''}
${rows.join('\n')}
`;
mkdirSync(join(projectRoot, 'bench/results'), { recursive: true });
writeFileSync(join(projectRoot, 'bench/results/scale-sites.md'), text);
console.log(text);

type Runs = Record<string, TimedRun>;

/** The runs of each engine, one after the other on the same site. */
async function measure(growth: Growth): Promise<Runs[]> {
  const root = grownSite(added, growth);
  try {
    const all: Runs[] = [];
    for (const [at, engine] of engines.entries()) {
      const run = async (args: string[]) => {
        const taken = await timedRun(args, root, engine);
        console.log(args[0], taken.seconds.toFixed(1), taken.processorSeconds.toFixed(1));
        return taken;
      };
      rmSync(join(root, '.cache'), { recursive: true, force: true });
      const runs: Runs = { 'first build': await run(BUILD), 'build again': await run(BUILD) };
      edit(root, at);
      runs['build after an edit'] = await run(BUILD);
      rmSync(join(root, '.cache/checked-pages'), { recursive: true });
      runs['first validation'] = await run([...VALIDATE, root]);
      runs['validation again'] = await run([...VALIDATE, root]);
      all.push(runs);
    }
    return all;
  } finally {
    rmSync(root, { recursive: true });
  }
}

function edit(root: string, time: number): void {
  const file = join(root, EDITED);
  const page = JSON.parse(readFileSync(file, 'utf8'));
  page.sections[0].text = `Texto novo, ${time}.`;
  writeFileSync(file, JSON.stringify(page));
}

function row(name: string, what: string, now: TimedRun, before?: TimedRun): string {
  const taken = (run: TimedRun) => [run.seconds.toFixed(1), run.processorSeconds.toFixed(1)];
  const ratios = before && [
    (now.seconds / before.seconds).toFixed(2),
    (now.processorSeconds / before.processorSeconds).toFixed(2),
  ];
  const cells = [name, what, ...taken(now), ...(before ? taken(before) : []), ...(ratios ?? [])];
  return `| ${cells.join(' | ')} |`;
}
