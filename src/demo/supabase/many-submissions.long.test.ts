/** More visitors at once than a site sees in a day, over real connections, some of which break. */
import { Agent, createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { expect, test, vi } from 'vitest';
import { PUBLISHABLE_KEY, startSupabase } from './testing/supabase.ts';

const SENT = Number(process.env.TEST_SUBMISSIONS ?? 3_000); // 20,000 take a quarter of an hour
const CLIENTS = 50;
/** A third of what is sent repeats what was sent just before, most often by another client. */
const numberOf = (index: number) => Math.floor((index * 2) / 3);
const idOf = (number: number) => number.toString(16).padStart(32, '0');
const nameOf = (number: number) => `Ana ${number}`;

type Cut = 'in the middle' | 'unanswered' | undefined;
const cutOf = (index: number): Cut =>
  (({ 3: 'in the middle', 7: 'unanswered' }) as const)[(index % 10) as 3 | 7];

/** Resolves to the status answered; to none where the connection was cut. */
function submit(port: number, agent: Agent, number: number, cut?: Cut): Promise<string> {
  const body = JSON.stringify({
    ...{ submission_id: idOf(number), form: 'hero_form', page: 'https://a.example/' },
    fields: [{ name: 'name', label: 'Nome', value: nameOf(number), as: 'name' }],
  });
  return new Promise((resolve) => {
    const sent = request({
      ...{ agent, port, host: '127.0.0.1', method: 'POST', path: '/rest/v1/rpc/submit_form' },
      headers: {
        ...{ apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' },
        'content-length': Buffer.byteLength(body),
      },
    });
    sent.once('error', () => resolve(''));
    sent.once('response', async (response) => {
      const text = (await response.toArray().catch(() => [])).join('');
      resolve(text ? JSON.parse(text).status : '');
    });
    if (cut === 'in the middle') sent.write(body.slice(0, body.length / 2), () => sent.destroy());
    else sent.end(body, () => cut && sent.destroy());
  });
}

test('stores the distinct submissions among thousands by 50 clients, with repeats and interrupted requests', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // each cut is printed
  const supabase = await startSupabase();
  await supabase.connection.driver.query(
    'update private.submission_settings set per_address = 1000000, in_total = 1000000',
  );
  const server = createServer(getRequestListener((asked) => supabase.fetch(asked)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const read = async (sql: string) => (await supabase.connection.driver.query(sql)).rows;
  const stored = new Set<number>();
  const answers = new Set<string>();

  /** Each client takes the next one as soon as it is done with the one before. */
  async function send(all: { number: number; cut?: Cut }[]) {
    const queue = all.values();
    const clients = Array.from({ length: CLIENTS }, async () => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (const { number, cut } of queue) {
        const answer = await submit(port, agent, number, cut);
        if (!cut) answers.add(answer);
        if (answer === 'stored') stored.add(number);
      }
      agent.destroy();
    });
    await Promise.all(clients);
  }

  await send(
    Array.from({ length: SENT }, (_, index) => ({ number: numberOf(index), cut: cutOf(index) })),
  );
  expect([...answers]).toEqual(['stored']);
  const kept = new Set(
    (await read('select id from public.submissions')).map((row) => (row as { id: string }).id),
  );
  expect([...stored].filter((number) => !kept.has(idOf(number)))).toEqual([]);

  // In doubt, a browser sends again, under the same id.
  const distinct = numberOf(SENT - 1) + 1;
  const doubtful = Array.from({ length: distinct }, (_, number) => number).filter(
    (number) => !stored.has(number),
  );
  expect(doubtful.length).toBeGreaterThan(0);
  await send(doubtful.map((number) => ({ number })));
  expect([...answers]).toEqual(['stored']);
  expect(
    await read(
      `select count(*)::int as all, count(distinct name)::int as names,
           count(*) filter (where name = fields -> 0 ->> 'value')::int as whole
         from public.submissions`,
    ),
  ).toEqual([{ all: distinct, names: distinct, whole: distinct }]);
  await new Promise((resolve) => server.close(resolve));
  await supabase.stop();
}, 3_600_000);
