/** The panel's list, asked as the panel does. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSupabase, type TestSupabase } from './testing.ts';

let supabase: TestSupabase;
let editor: SupabaseClient;
const ROWS = 1100;

/** Number 1 is the newest; every tenth is Ana's. */
const SEED = `
insert into public.submissions (id, received_at, form, page, name, email, phone, fields, words, status)
select lpad(n::text, 32, '0'), timestamptz '2026-03-31 12:00Z' - n * interval '1 hour',
  case when n % 2 = 0 then 'even' else 'odd' end, 'https://a.example/', n::text, '', '', '[]',
  n || case when n % 10 = 0 then ' ana souza 100%' else ' beto lima_1000' end,
  case when n = 1 then 'closed' else 'new' end
from generate_series(1, ${ROWS}) n`;

const find = async (question: object) => {
  const { data } = await editor.rpc('find_submissions', question).throwOnError();
  const { rows, ...rest } = data as { rows: { name: string }[]; count: number; more: boolean };
  return { names: rows.map(({ name }) => name), ...rest };
};

beforeAll(async () => {
  supabase = await startSupabase();
  editor = await supabase.member('editor');
  await supabase.connection.driver.exec(SEED);
}, 120_000);
afterAll(() => supabase.stop());

test('comes newest first, a page at a time, and says when there are more than it counts', async () => {
  expect(await find({ most: 2 })).toEqual({ names: ['1', '2'], count: 1000, more: true });
  expect(await find({ most: 2, first: 98 })).toEqual({
    names: ['99', '100'],
    ...{ count: 1098, more: true },
  });
  expect(await find({ first: 1099 })).toEqual({ names: ['1100'], count: ROWS, more: false });
  expect((await find({ most: 5000 })).names).toHaveLength(1000);
});

test('is narrowed by form, status and period', async () => {
  expect(await find({ in_status: 'closed' })).toEqual({ names: ['1'], count: 1, more: false });
  expect(await find({ in_status: 'closed', of_form: 'even' })).toMatchObject({ count: 0 });
  const period = { since: '2026-03-31T09:00:00Z', before: '2026-03-31T11:00:00Z' };
  expect((await find(period)).names).toEqual(['2', '3']);
});

test.each([
  [' SOUZA ', 110],
  ['na sou', 110],
  ['0%', 110], // not a pattern
  ['lima_1', 990],
  ['limax1', 0],
  ['be', 990],
  ['so', 110], // two letters begin a word
  ['uz', 0],
  ['b', 990],
  ['\\', 0],
])('finds %j in %i rows', async (wanted, count) => {
  expect((await find({ wanted })).count).toBe(count);
});
