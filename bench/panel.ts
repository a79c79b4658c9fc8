/**
 * `node scripts/run.mjs bench/panel.ts`: how long the panel's list, its search and its figures take with 50,000 submissions in an
 * embedded database of its own, asked as the browser does: the client, the service in this process, its
 * roles, Postgres. Then the list while a thousand leads arrive in a minute. Writes bench/results/panel.md.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startSupabase } from '../src/demo/supabase/testing/supabase.ts';
import { projectRoot } from '../src/node/project.ts';
import { LEAD_IDS, LEADS, leadsOverHttp, type Times } from './panel/leads.ts';
import { seed } from './panel/seed.ts';
import { median } from './statistics.ts';

const ROWS = 50_000;
const RUNS = 20;
const SORTS = ['due', 'received_at', 'name', 'company', 'status', 'call_on'];
const SEARCHES: Record<string, object> = {
  nothing: {},
  'a form and a status': { form: 'hero_form', status: 'won' },
  'a source': { source: 'https://a7.example' },
  'a word in every row': { search: 'com.br' },
  'a name in one row of seven': { search: 'Marília' },
  'an e-mail, in one row': { search: 'p31337.' },
  'a telephone, in one row': { search: '(11) 94815-7703' },
  'a word in no row': { search: 'ninguém' },
  'two letters in no row': { search: 'zk' },
  'a name, a form and a status': { search: 'Marília', form: 'hero_form', status: 'won' },
};
const DAY = 86_400_000;
const lastDays = (days: number) => ({
  since: new Date(Date.now() - days * DAY).toISOString(),
  before: new Date(Date.now() + DAY).toISOString(),
});
const supabase = await startSupabase();
const { id, client } = await supabase.person('ana@exemplo.com.br');
await supabase.client(supabase.secretKey).from('user_roles').insert({ user_id: id, role: 'admin' });
await seed(supabase.connection.driver, ROWS);
const start = performance.now();
await supabase.connection.driver.exec('analyze public.submissions'); // as open.ts does
console.log(`Analysed in ${(performance.now() - start).toFixed(0)} ms.`);

interface Timed {
  found: string;
  /** In ms. */
  first: string;
  median: string;
  worst: string;
}

async function timed(rpc: string, question: object): Promise<Timed> {
  const times: number[] = [];
  let found = '';
  for (let run = 0; run <= RUNS; run += 1) {
    const start = performance.now();
    const { data } = await client.rpc(rpc, question).throwOnError();
    times.push(performance.now() - start);
    found = `${data.more ? 'over ' : ''}${data.count ?? data.length}`;
  }
  const [first = 0, ...rest] = times;
  const [a, b, c] = [first, median(rest), Math.max(...rest)].map((time) => time.toFixed(0));
  return { found, first: a ?? '', median: b ?? '', worst: c ?? '' };
}

const lists: string[] = [];
for (const [what, filters] of Object.entries(SEARCHES)) {
  const cells: Timed[] = [];
  for (const sort of SORTS)
    cells.push(await timed('find_submissions', { filters: { ...filters, sort } }));
  const times = cells.map((cell) => `${cell.median} (${cell.worst})`);
  lists.push(`| ${[what, cells[0]?.found, ...times].join(' | ')} |`);
}

const { next } = (await client.rpc('find_submissions', { filters: {} }).throwOnError()).data;
const others: [what: string, rpc: string, question: object][] = [
  ['the second page', 'find_submissions', { after: next }],
  ['the sources', 'list_sources', {}],
  ['figures of 30 days', 'submission_figures', lastDays(30)],
  ['figures of 180 days', 'submission_figures', lastDays(180)],
];
const lines: string[] = [];
for (const [what, rpc, question] of others) {
  const { found, first, median, worst } = await timed(rpc, question);
  lines.push(`| ${[what, found, first, median, worst].join(' | ')} |`);
}

await supabase.connection.driver.exec("update private.stations set state = 'sent', due = null");
const busy = await leadsOverHttp(supabase, client);
const [stored] = await supabase.query<{ leads: string; sent: string; turned: string }>(`
  select count(*) as leads, count(at) as sent, count(*) filter (where at < before) as turned from (
    select t.at, lag(t.at) over (order by s.received_at) as before from public.submissions s
    left join private.stations t on t.submission = s.id and t.station = 'notice' and t.state = 'sent'
    where s.id like '${LEAD_IDS}%') as leads`);
const cells = ({ median, most, worst }: Times) =>
  [median, most, worst].map((time) => time.toFixed(0)).join(' | ');
const ratio = (of: keyof Times) => (busy.lists[of] / busy.quiet[of]).toFixed(1);
await supabase.stop();

const report = `# The panel

${ROWS} submissions in the embedded database, ms until the browser's client has the answer, ${RUNS} times after a first one
(\`node scripts/run.mjs bench/panel.ts\`). To be held: list and search 200 ms, figures 500 ms.

The list, by search and order: the median, and the worst.

| searched | found | ${SORTS.map((sort) => `\`${sort}\``).join(' | ')} |
| --- | --- | ${SORTS.map(() => '---').join(' | ')} |
${lists.join('\n')}

| asked for | found | first | median | worst |
| --- | --- | --- | --- | --- |
${lines.join('\n')}

## A thousand leads in a minute

The same database over HTTP, on real sockets. ${LEADS} leads of as many people are sent in a minute at an even pace, whether or not those
before were answered; each is stored, and its notice sent, before it is answered. The list is asked for four times a second
meanwhile, and 40 times before. To be held: the list 200 ms, notices in order, nothing lost.

| ms | median | 95 of 100 within | worst |
| --- | --- | --- | --- |
| the list before | ${cells(busy.quiet)} |
| the list meanwhile | ${cells(busy.lists)} |
| times as long | ${ratio('median')} | ${ratio('most')} | ${ratio('worst')} |
| a lead until it is answered | ${cells(busy.sends)} |

Of ${LEADS} leads, ${stored?.leads} have a row, ${stored?.sent} a notice that was sent, ${stored?.turned} of them before that of the lead before it.
`;
writeFileSync(join(projectRoot, 'bench/results/panel.md'), report);
console.log(report);
