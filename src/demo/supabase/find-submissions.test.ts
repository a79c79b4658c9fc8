/** The panel's list, asked as the panel does. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeAll, describe, expect, test } from 'vitest';
import { setUpSupabase } from './testing/supabase.ts';

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
  case when n = 1 then 'won' else 'new' end, case when n = 5 then 'Ligação às três' else '' end
from generate_series(1, ${ROWS}) n`;

const supabase = setUpSupabase(async () => {
  editor = await supabase.member('editor');
  await supabase.query(SEED);
});

interface Page {
  rows: { name: string; received_at: string }[];
  count: number;
  more: boolean;
  next: object | null;
}

const ask = async (filters: object = {}, part: object = {}) =>
  (await editor.rpc('find_submissions', { filters, ...part }).throwOnError()).data as Page;

const find = async (filters: object, part: object = {}) => {
  const { rows, count, more } = await ask(filters, part);
  return { names: rows.map(({ name }) => name), count, more };
};

/** The names of the whole list, read on page by page. */
async function all(filters: object, most = 100): Promise<string[]> {
  const names = [];
  let page = await ask(filters, { most });
  names.push(...page.rows);
  while (page.next) {
    page = await ask(filters, { most, after: page.next });
    names.push(...page.rows);
  }
  return names.map(({ name }) => name);
}

test('returns the newest first, page by page, and says when there are more than it counts', async () => {
  expect(await find({}, { most: 2 })).toEqual({ names: ['1', '2'], count: 1000, more: true });
  const whole = await all({});
  expect(whole).toHaveLength(ROWS);
  expect(whole.slice(98, 100)).toEqual(['99', '100']);
  expect(await find({ form: 'even' })).toMatchObject({ count: ROWS / 2, more: false });
  expect((await find({}, { most: 5000 })).names).toHaveLength(100);
});

test('filters by form, status and period', async () => {
  expect(await find({ status: 'won' })).toEqual({ names: ['1'], count: 1, more: false });
  expect(await find({ status: 'won', form: 'even' })).toMatchObject({ count: 0 });
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
  expect((await find({ search: wanted })).count).toBe(count);
});

test('finds a note as soon as it is written, and no longer its old text', async () => {
  await supabase.query(`update public.submissions set note = 'Visita é amanhã' where name = '6'`);
  expect(await find({ search: 'visita e amanha' })).toMatchObject({ names: ['6'] });
  await supabase.query(`update public.submissions set note = '' where name = '6'`);
  expect((await find({ search: 'visita e amanha' })).count).toBe(0);
});

test('continues after a row without repeating or skipping rows when the list changes', async () => {
  const { driver } = supabase.connection;
  const { rows, next: after } = await ask({}, { most: 3 });
  await driver.exec('begin');
  try {
    await driver.exec(`
      delete from public.submissions where name in ('1', '2', '3');
      insert into public.submissions (id, received_at, form, page, name, email, phone, fields)
      values (repeat('a', 32), '2026-04-01', 'odd', 'https://a.example/', 'new', '', '', '[]'),
        (repeat('f', 32), '${rows[2]?.received_at}', 'odd', 'https://a.example/', 'same time', '', '', '[]')`);
    const { names } = await find({}, { most: 3, after });
    expect(names).toEqual(['same time', '4', '5']);
  } finally {
    await driver.exec('rollback');
  }
});

describe('with companies, days to call, owners and sources', () => {
  beforeAll(async () => {
    const { driver } = supabase.connection;
    await driver.exec('delete from public.submissions');
    await driver.exec(`
      insert into public.submissions (id, received_at, form, page, name, email, phone, fields, status, call_on, source)
      select lpad(n::text, 32, '0'), timestamptz '2026-03-31 12:00Z' - n * interval '1 hour', 'a', '', name, '', '',
        jsonb_build_array(jsonb_build_object('name', 'c', 'label', 'C', 'value', company, 'as', 'company')),
        status, day::date, source::jsonb
      from (values
        (1, 'Zoé', 'acme', 'new', null, '{}'),
        (2, 'ana', 'Ênfase', 'contacted', '2026-04-02', '{"utm_source": "boletim"}'),
        (3, 'Élio', 'Beta', 'contacted', '2026-03-30', '{"referrer": "https://b.example"}'),
        (4, '', '', 'won', '2026-03-01', '{}'),
        (5, 'Bia', '', 'new', '2026-03-29', '{"utm_source": "boletim", "referrer": "https://b.example"}'),
        (6, 'Robô', '', 'spam', '2026-03-01', '{}')) v (n, name, company, status, day, source)`);
    const { data } = await editor.auth.getUser();
    await driver.query(`update public.submissions set owner = $1 where name = 'ana'`, [
      data.user?.id,
    ]);
  });

  test.each<[object, string[]]>([
    [{ today: '2026-03-31' }, ['Bia', 'Élio', 'Zoé', 'ana', '']],
    [{ today: '2026-04-02' }, ['Bia', 'Élio', 'ana', 'Zoé', '']],
    [{ sort: 'received_at' }, ['Bia', '', 'Élio', 'ana', 'Zoé']],
    [{ sort: 'received_at', descending: true }, ['Zoé', 'ana', 'Élio', '', 'Bia']],
    [{ sort: 'name' }, ['ana', 'Bia', 'Élio', 'Zoé', '']],
    [{ sort: 'name', descending: true }, ['', 'Zoé', 'Élio', 'Bia', 'ana']],
    [{ sort: 'company' }, ['Zoé', 'Élio', 'ana', '', 'Bia']],
    [{ sort: 'status' }, ['Zoé', 'Bia', 'ana', 'Élio', '']],
    [{ sort: 'call_on' }, ['', 'Bia', 'Élio', 'ana', 'Zoé']],
    [{ sort: 'call_on', descending: true }, ['ana', 'Élio', 'Bia', '', 'Zoé']],
    [{ owner: 'none' }, ['Zoé', 'Élio', '', 'Bia']],
    [{ source: 'boletim' }, ['ana', 'Bia']],
    [{ source: 'https://b.example' }, ['Élio']],
    [{ call: 'yes', sort: 'call_on' }, ['Bia', 'Élio', 'ana']],
    [{ search: 'enfase' }, ['ana']],
    [{ search: 'boletim' }, ['ana', 'Bia']],
    [{ status: 'spam' }, ['Robô']],
  ])('%j returns %j, with any page size', async (filters, names) => {
    const asked = { today: '2026-03-01', ...filters };
    expect(await all(asked)).toEqual(names);
    expect(await all(asked, 1)).toEqual(names);
    expect(await all(asked, 2)).toEqual(names);
  });

  test('filters by owner', async () => {
    const { data } = await editor.auth.getUser();
    expect(await all({ owner: data.user?.id })).toEqual(['ana']);
  });

  test('lists the sources, the most frequent first', async () => {
    expect((await editor.rpc('list_sources')).data).toEqual(['boletim', 'https://b.example']);
  });

  test.each([{ wanted: 'a' }, { sort: 'email' }, { sort: 'due', descending: true }])(
    'refuses the unknown filter %j',
    async (filters) => {
      expect((await editor.rpc('find_submissions', { filters })).error).not.toBeNull();
    },
  );

  test('treats quoted filters as values', async () => {
    const quoted = `'; drop table public.submissions; --`;
    for (const filter of ['search', 'form', 'status', 'source'])
      expect(await all({ [filter]: quoted })).toEqual([]);
    expect(await all({})).toHaveLength(5);
  });
});
