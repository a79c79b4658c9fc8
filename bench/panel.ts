/**
 * `node scripts/run.mjs bench/panel.ts`: how long the panel's list, its search and its figures take with 50,000 submissions in an
 * embedded database of its own, asked as the browser does: the client, the service in this process, its
 * roles, Postgres. Writes bench/results/panel.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSupabase } from '../src/demo/supabase/testing.ts';
import { projectRoot } from '../src/node/project.ts';
import { seed } from './panel/seed.ts';
import { median } from './statistics.ts';

const ROWS = 50_000;
const RUNS = 20;
const lists: Record<string, object> = {
  'first page': {},
  'page 40': { first: 975 },
  'a form and a status': { of_form: 'hero_form', in_status: 'closed' },
  'a word in every row': { wanted: 'com.br' },
  'a name in one row of seven': { wanted: 'Marília' },
  'an e-mail, in one row': { wanted: 'p31337.' },
  'a word in no row': { wanted: 'ninguém' },
  'two letters in no row': { wanted: 'zk' },
  'a name, a form and a status': { wanted: 'Marília', of_form: 'hero_form', in_status: 'closed' },
};
const DAY = 86_400_000;
const lastDays = (days: number) => ({
  since: new Date(Date.now() - days * DAY).toISOString(),
  before: new Date(Date.now() + DAY).toISOString(),
});
const questions: [what: string, rpc: string, question: object][] = [
  ...Object.entries(lists).map(
    ([what, question]) => [what, 'find_submissions', question] as [string, string, object],
  ),
  ['figures of 30 days', 'submission_figures', lastDays(30)],
  ['figures of 180 days', 'submission_figures', lastDays(180)],
];

const supabase = await startSupabase();
const { id, client } = await supabase.person('ana@exemplo.com.br');
await supabase.client(supabase.secretKey).from('user_roles').insert({ user_id: id, role: 'admin' });
await seed(supabase.connection.driver, ROWS);
const start = performance.now();
await supabase.connection.driver.exec('analyze public.submissions'); // as open.ts does
console.log(`Analysed in ${(performance.now() - start).toFixed(0)} ms.`);

const lines: string[] = [];
for (const [what, rpc, question] of questions) {
  const times: number[] = [];
  let found = '';
  for (let run = 0; run <= RUNS; run += 1) {
    const start = performance.now();
    const { data } = await client.rpc(rpc, question).throwOnError();
    times.push(performance.now() - start);
    found = `${data.more ? 'over ' : ''}${data.count}`;
  }
  const [first = 0, ...rest] = times;
  const figures = [first, median(rest), Math.max(...rest)].map((time) => time.toFixed(0));
  lines.push(`| ${[what, found, ...figures].join(' | ')} |`);
}
await supabase.stop();

const report = `# The panel

${ROWS} submissions in the embedded database, ms until the browser's client has the answer: the first time, then the
median and the worst of ${RUNS} (\`node scripts/run.mjs bench/panel.ts\`). To be held by list and search: 200 ms.

| asked for | found | first | median | worst |
| --- | --- | --- | --- | --- |
${lines.join('\n')}
`;
writeFileSync(join(projectRoot, 'bench/results/panel.md'), report);
console.log(report);
