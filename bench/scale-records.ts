/**
 * `node scripts/run.mjs bench/scale-records.ts`: what builds of records with a page each cost, against the same pages written out.
 *
 * `-- 3000` says how many, in place of 10,000; `--pairs 5` how often each is built. Both sites are built cold once; then in
 * turns, records first, with nothing changed, with a sentence of a page of the site changed, and with one of a record or of the page
 * that stands in its place. Prints processor seconds of each pair, and the median of their ratios: the goal is 1.20 at most.
 */

import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { grownSite } from './grown-site.ts';
import { median } from './statistics.ts';
import { timedRun } from './timed-run.ts';

type Change = (root: string, people: People, time: number) => void;
type People = 'records' | 'pages';

const { values, positionals } = parseArgs({
  options: { pairs: { type: 'string', default: '5' } },
  allowPositionals: true,
});
const count = Number(positionals[0] ?? 10_000);
const pairs = Number(values.pairs);

const sites: [People, string][] = [
  ['records', grownSite(count, { people: 'records' })],
  ['pages', grownSite(count, { people: 'pages' })],
];
try {
  const nothing = () => undefined;
  await compare('cold', 1, nothing);
  await compare('nothing changed', pairs, nothing);
  await compare('a sentence of a page', pairs, (root, _, time) =>
    change(join(root, 'site-config/pages/sobre.json'), ({ sections }) => {
      sections[0].text = `Texto novo, ${time}.`;
    }),
  );
  await compare('a sentence of a record', pairs, (root, people, time) => {
    const text = `Pessoa 1 cuida das redes de quem não pode parar, e há ${time} anos de firewalls.`;
    if (people === 'pages')
      change(join(root, 'site-config/pages/p1.json'), ({ meta }) => {
        meta.description = text;
      });
    else
      change(join(root, 'site-config/collections/people/p1.json'), (person) => {
        person.text = text;
      });
  });
} finally {
  for (const [, root] of sites) rmSync(root, { recursive: true });
}

async function compare(what: string, times: number, before: Change): Promise<void> {
  const ratios: number[] = [];
  for (let time = 0; time < times; time++) {
    const seconds: number[] = [];
    for (const [people, root] of sites) {
      before(root, people, time);
      seconds.push((await timedRun(['scripts/build.ts', '--mode', 'demo'], root)).processorSeconds);
    }
    const [records = 0, pages = 0] = seconds;
    console.log(`${what}: records ${records.toFixed(1)} s, pages ${pages.toFixed(1)} s`);
    ratios.push(records / pages);
  }
  console.log(`${what}: ${median(ratios).toFixed(2)}\n`);
}

// biome-ignore lint/suspicious/noExplicitAny: a page of the site, or a record that stands in its place
function change(file: string, edit: (value: any) => void): void {
  const value = JSON.parse(readFileSync(file, 'utf8'));
  edit(value);
  writeFileSync(file, JSON.stringify(value));
}
