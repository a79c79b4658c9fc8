/** Two people change the same submission: over the API, as their panels do. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startSupabase, type TestSupabase } from './testing.ts';

let supabase: TestSupabase;
let ana: SupabaseClient;
let rui: SupabaseClient;
const ID = '1'.padStart(32, '0');

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {}); // lite prints every refused query
  supabase = await startSupabase();
  ana = await supabase.member('admin');
  const person = await supabase.person('rui@exemplo.com.br', { full_name: 'Rui Lima' });
  rui = person.client;
  await supabase
    .client(supabase.secretKey)
    .from('user_roles')
    .insert({ user_id: person.id, role: 'admin' })
    .throwOnError();
}, 120_000);
afterAll(() => supabase.stop());
beforeEach(() =>
  supabase.connection.driver.exec(`
    delete from public.submissions; delete from public.submission_events;
    insert into public.submissions (id, form, page, name, email, phone, fields, words)
    values ('${ID}', 'contact_form', 'https://a.example/', 'Bia', '', '', '[]', 'bia')`),
);

const change = async (who: SupabaseClient, was: object, becomes: object) =>
  (await who.rpc('change_submission', { submission: ID, was, becomes })).data;

test("a status leaves somebody else's note as it is", async () => {
  await change(rui, { note: '' }, { note: 'Liguei' });
  expect(await change(ana, { status: 'new' }, { status: 'contacted' })).toMatchObject({
    conflicts: {},
    row: { id: ID, status: 'contacted', note: 'Liguei' },
  });
});

test('a note over one that was not seen is refused, with that note and who wrote it', async () => {
  await change(rui, { note: '' }, { note: 'Liguei' });
  const both = { status: 'closed', note: 'Sem resposta' };
  expect(await change(ana, { status: 'new', note: '' }, both)).toMatchObject({
    conflicts: { note: 'Rui Lima' },
    row: { status: 'new', note: 'Liguei' },
  });
  const joined = { note: 'Liguei\n\nSem resposta' };
  expect(await change(ana, { note: 'Liguei' }, joined)).toMatchObject({
    conflicts: {},
    row: joined,
  });
});

test('what both chose is no conflict', async () => {
  await change(rui, { status: 'new' }, { status: 'closed' });
  expect(await change(ana, { status: 'new' }, { status: 'closed' })).toMatchObject({
    conflicts: {},
    row: { status: 'closed' },
  });
});

test('the row comes as the list has it, without its search text', async () => {
  const { row } = await change(ana, { note: '' }, { note: 'a' });
  const { data } = await ana.rpc('find_submissions');
  expect(row).toEqual(data.rows[0]);
});

test('of one that was erased there is no row', async () => {
  await supabase.connection.driver.exec('delete from public.submissions');
  expect(await change(ana, { note: '' }, { note: 'a' })).toEqual({ conflicts: {}, row: null });
});

test.each([
  ['nothing', {}],
  ['another column', { email: 'x' }],
  ['a status that is none', { status: 'lost' }],
])('%s is not changed', async (_, becomes) => {
  expect(await change(ana, { status: 'new' }, becomes)).toBeNull();
  const { data } = await ana.from('submissions').select().single();
  expect(data).toMatchObject({ status: 'new', email: '' });
});
