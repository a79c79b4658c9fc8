/** The panel's list, asked as the panel does. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSupabase, type TestSupabase } from './testing.ts';

let supabase: TestSupabase;
let editor: SupabaseClient;
const ROWS = 1100;

/** Number 1 is the newest; every tenth is Ana's. */
const SEED = `
insert into public.submissions (id, received_at, form, page, name, email, phone, fields, status, note)
select lpad(n::text, 32, '0'), timestamptz '2026-03-31 12:00Z' - n * interval '1 hour',
  case when n % 2 = 0 then 'even' else 'odd' end, 'https://a.example/', n::text, '', '',
  jsonb_build_array(jsonb_build_object('name', 'a', 'label', 'A', 'value',
    n || case when n % 10 = 0 then ' ana souza 100%' else ' beto lima_1000' end)) ||
  case n when 2 then '[{"name": "b", "label": "B", "value": "João Conceição, ORÇAMENTO"}]'::jsonb
    when 3 then '[{"name": "b", "label": "B", "value": "+5511988887777", "as": "phone"}]'
    when 4 then '[{"name": "b", "label": "B", "value": "(21) 3333-4444", "as": "phone"}]'
    else '[]' end,
  case when n = 1 then 'closed' else 'new' end, case when n = 5 then 'Ligação às três' else '' end
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
  ['joao conceicao', 1],
  ['JOÃO', 1],
  ['orcamento', 1],
  ['Orçamento', 1],
  ['(11) 98888-7777', 1],
  ['98888 7777', 1],
  ['011 98888-7777', 1],
  ['+55 11 98888-7777', 1],
  ['2133334444', 1],
  ['(21) 3333', 1],
  ['ligacao', 1], // of a note
  ['às três', 1],
])('finds %j in %i rows', async (wanted, count) => {
  expect((await find({ wanted })).count).toBe(count);
});

test('a note is found as soon as it is written, and what it was no more', async () => {
  const { driver } = supabase.connection;
  await driver.query(`update public.submissions set note = 'Visita é amanhã' where name = '6'`);
  expect(await find({ wanted: 'visita e amanha' })).toMatchObject({ names: ['6'] });
  await driver.query(`update public.submissions set note = '' where name = '6'`);
  expect((await find({ wanted: 'visita e amanha' })).count).toBe(0);
});

test('read on from a row, a list that changes meanwhile repeats none and leaves none out', async () => {
  const { driver } = supabase.connection;
  const { data } = await editor.rpc('find_submissions', { most: 3 }).throwOnError();
  const { received_at: after_at, id: after_id } = data.rows[2];
  await driver.exec('begin');
  try {
    await driver.exec(`
      delete from public.submissions where name in ('1', '2');
      insert into public.submissions (id, received_at, form, page, name, email, phone, fields)
      values (repeat('a', 32), '2026-04-01', 'odd', 'https://a.example/', 'new', '', '', '[]'),
        (repeat('f', 32), '${after_at}', 'odd', 'https://a.example/', 'same time', '', '', '[]')`);
    const { names } = await find({ most: 3, after_at, after_id });
    expect(names).toEqual(['same time', '4', '5']);
  } finally {
    await driver.exec('rollback');
  }
});
