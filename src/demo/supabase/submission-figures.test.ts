/** How many came a day, and how long they waited, asked as the panel does. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSupabase, type TestSupabase } from './testing.ts';

let supabase: TestSupabase;
let find: (question?: object) => PromiseLike<unknown>;

const SEED = `
insert into public.submissions (id, received_at, form, page, name, email, phone, fields, words)
select lpad(n::text, 32, '0'), at::timestamptz, form, 'https://a.example/', '', '', '', '[]', ''
from (values
  (1, '2026-03-01 12:00Z', 'a'), (2, '2026-03-01 13:00Z', 'a'), (3, '2026-03-01 14:00Z', 'b'),
  (4, '2026-03-02 01:30Z', 'a'), (5, '2026-04-01 12:00Z', 'a')) v (n, at, form);
insert into public.submission_events (at, submission, kind, detail)
select at::timestamptz, lpad(n::text, 32, '0'), kind, detail::jsonb from (values
  (1, '2026-03-01 12:10Z', 'note', '{}'),
  (1, '2026-03-01 13:00Z', 'status', '{"from": "new", "to": "contacted"}'),
  (1, '2026-03-01 19:00Z', 'status', '{"from": "contacted", "to": "closed"}'),
  (2, '2026-03-01 15:00Z', 'status', '{"from": "new", "to": "closed"}'),
  (2, '2026-03-05 15:00Z', 'status', '{"from": "new", "to": "contacted"}'),
  (3, '2026-03-01 18:00Z', 'status', '{"from": "new", "to": "contacted"}')) v (n, at, kind, detail)`;

beforeAll(async () => {
  supabase = await startSupabase();
  const client = await supabase.member('editor');
  await supabase.connection.driver.exec(SEED);
  const march = { since: '2026-03-01T00:00:00Z', before: '2026-04-01T00:00:00Z' };
  find = async (question = {}) =>
    (await client.rpc('submission_figures', { ...march, ...question }).throwOnError()).data;
}, 120_000);
afterAll(() => supabase.stop());

test('counts each day of each form, and waits until the first contact', async () => {
  expect(await find()).toEqual({
    days: [
      { day: '2026-03-01', form: 'a', count: 2 },
      { day: '2026-03-01', form: 'b', count: 1 },
      { day: '2026-03-02', form: 'a', count: 1 },
    ],
    ...{ count: 4, contacted: 3, median: 7200 },
  });
});

test('a day is that of who looks', async () => {
  expect(await find({ zone: 'America/Sao_Paulo', of_form: 'a' })).toEqual({
    days: [{ day: '2026-03-01', form: 'a', count: 3 }],
    ...{ count: 3, contacted: 2, median: 5400 },
  });
});

test('of nothing there is no median', async () => {
  expect(await find({ of_form: 'c' })).toEqual({
    days: [],
    ...{ count: 0, contacted: 0, median: null },
  });
});
