/** How many came, how long they waited and what became of them, asked as the panel does. */
import { expect, test } from 'vitest';
import { setUpSupabase } from './testing/supabase.ts';

let find: (question?: object) => PromiseLike<unknown>;

const SEED = `
insert into public.submissions
  (id, received_at, form, page, name, email, phone, fields, words, status, contacted_at, source)
select lpad(n::text, 32, '0'), at::timestamptz, form, 'https://a.example/', '', '', '', '[]', '', status,
  contacted_at::timestamptz, source::jsonb
from (values
  (1, '2026-03-01 12:00Z', 'a', 'won', '2026-03-01 13:00Z', '{"utm_source": "boletim", "referrer": "https://b.example"}'),
  (2, '2026-03-01 13:00Z', 'a', 'lost', '2026-03-01 15:00Z', '{"referrer": "https://b.example"}'),
  (3, '2026-03-01 14:00Z', 'b', 'contacted', '2026-03-01 18:00Z', '{}'),
  (4, '2026-03-02 01:30Z', 'a', 'new', null, '{}'), (5, '2026-04-01 12:00Z', 'a', 'new', null, '{}'),
  (6, '2026-03-01 12:00Z', 'b', 'spam', null, '{}')) v (n, at, form, status, contacted_at, source)`;

const supabase = setUpSupabase(async () => {
  const client = await supabase.member('editor');
  await supabase.query(SEED);
  const march = { since: '2026-03-01T00:00:00Z', before: '2026-04-01T00:00:00Z' };
  find = async (question = {}) =>
    (await client.rpc('submission_figures', { ...march, ...question }).throwOnError()).data;
});

test('counts submissions per day and form, the waiting time, and outcomes by form and source, without spam', async () => {
  expect(await find()).toEqual({
    days: [
      { day: '2026-03-01', form: 'a', count: 2 },
      { day: '2026-03-01', form: 'b', count: 1 },
      { day: '2026-03-02', form: 'a', count: 1 },
    ],
    ...{ count: 4, contacted: 3, median: 7200 },
    by_form: [
      { form: 'a', count: 3, contacted: 2, median: 5400, won: 1, lost: 1 },
      { form: 'b', count: 1, contacted: 1, median: 14400, won: 0, lost: 0 },
    ],
    by_source: [
      { source: '', count: 2, contacted: 1, median: 14400, won: 0, lost: 0 },
      { source: 'boletim', count: 1, contacted: 1, median: 3600, won: 1, lost: 0 },
      { source: 'https://b.example', count: 1, contacted: 1, median: 7200, won: 0, lost: 1 },
    ],
  });
});

test('uses the days of the given time zone', async () => {
  expect(await find({ zone: 'America/Sao_Paulo', of_form: 'a' })).toMatchObject({
    days: [{ day: '2026-03-01', form: 'a', count: 3 }],
    ...{ count: 3, contacted: 2, median: 5400 },
  });
});

test('returns no median if there are no submissions', async () => {
  expect(await find({ of_form: 'c' })).toEqual({
    days: [],
    ...{ count: 0, contacted: 0, median: null, by_form: [], by_source: [] },
  });
});

test('sets the time of the first contact at the first status that implies one; spam does not', async () => {
  const id = '4'.padStart(32, '0');
  const after = async (status: string) => {
    const [row] = await supabase.query(
      `update public.submissions set status = $2 where id = $1 returning contacted_at`,
      [id, status],
    );
    return row?.contacted_at;
  };
  expect(await after('spam')).toBeNull();
  expect(await after('new')).toBeNull();
  const first = await after('contacted');
  expect(first).not.toBeNull();
  expect(await after('new')).toEqual(first);
  expect(await after('won')).toEqual(first);
});
