/** Two people change the same submission: over the API, as their panels do. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { dayIn } from '../../panel/day.ts';
import { setUpSupabase } from './testing/supabase.ts';

let ana: SupabaseClient;
let rui: SupabaseClient;
const ID = '1'.padStart(32, '0');
const supabase = setUpSupabase(async () => {
  ana = await supabase.member('admin');
  const { id, client } = await supabase.person('rui@exemplo.com.br', { full_name: 'Rui Lima' });
  rui = client;
  await supabase.service.from('user_roles').insert({ user_id: id, role: 'admin' }).throwOnError();
});
beforeEach(async () => {
  await supabase.emptyLog();
  await supabase.query(`
    insert into public.submissions (id, form, page, name, email, phone, fields, words)
    values ('${ID}', 'contact_form', 'https://a.example/', 'Bia', '', '', '[]', 'bia')`);
});

const change = async (who: SupabaseClient, was: object, becomes: object) =>
  (await who.rpc('change_submissions', { changes: [{ submission: ID, was, becomes }] })).data?.[0];

test('a status change keeps the note of another person', async () => {
  await change(rui, { note: '' }, { note: 'Liguei' });
  expect(await change(ana, { status: 'new' }, { status: 'contacted' })).toMatchObject({
    conflicts: {},
    row: { id: ID, status: 'contacted', note: 'Liguei' },
  });
});

test('a note over an unseen note is refused, with that note and its author', async () => {
  await change(rui, { note: '' }, { note: 'Liguei' });
  const edit = { status: 'won', note: 'Sem resposta' };
  expect(await change(ana, { status: 'new', note: '' }, edit)).toMatchObject({
    conflicts: { note: 'Rui Lima' },
    row: { status: 'new', note: 'Liguei' },
  });
  const joined = { note: 'Liguei\n\nSem resposta' };
  expect(await change(ana, { note: 'Liguei' }, joined)).toMatchObject({
    conflicts: {},
    row: joined,
  });
});

test('the same change by two people is not a conflict', async () => {
  await change(rui, { status: 'new' }, { status: 'won' });
  expect(await change(ana, { status: 'new' }, { status: 'won' })).toMatchObject({
    conflicts: {},
    row: { status: 'won' },
  });
});

test('the returned row equals the row of the list, without its search text', async () => {
  const { row } = await change(ana, { note: '' }, { note: 'a' });
  const { data } = await ana.rpc('find_submissions');
  expect(row).toEqual(data.rows[0]);
});

test('an erased submission returns no row', async () => {
  await supabase.emptyLog();
  expect(await change(ana, { note: '' }, { note: 'a' })).toEqual({
    ...{ submission: ID, conflicts: {}, row: null },
  });
});

test.each([
  ['nothing', {}],
  ['another column', { email: 'x' }],
  ['a status to an unknown value', { status: 'closed' }],
])('a change of %s is refused', async (_, becomes) => {
  expect(await change(ana, { status: 'new' }, becomes)).toBeUndefined();
  const { data } = await ana.rpc('read_submission', { submission: ID });
  expect(data.row).toMatchObject({ status: 'new', email: '' });
});

test.each([0, 1, 365, 5 * 365])('a day to call back may be %i days from now', async (days) => {
  const call_on = dayIn(days);
  expect(await change(ana, { call_on: null }, { call_on })).toMatchObject({ row: { call_on } });
});

test.each([
  dayIn(-2),
  dayIn(5 * 366 + 3),
  '20266-12-01',
  'infinity',
  '-infinity',
  'epoch',
  '2026-13-01',
  '',
  7,
])('the day to call back %j is refused', async (call_on) => {
  const changes = [{ submission: ID, was: { call_on: null }, becomes: { call_on } }];
  expect((await ana.rpc('change_submissions', { changes })).error).not.toBeNull();
  const { data } = await ana.rpc('read_submission', { submission: ID });
  expect(data.row.call_on).toBeNull();
});

test('deleting an account leaves its submissions without an owner and without its name', async () => {
  const { id, client } = await supabase.person('vai@exemplo.com.br', { full_name: 'Quem Vai' });
  await supabase.service.rpc('set_access', { address: 'vai@exemplo.com.br', access: 'sales' });
  await change(client, { owner: null }, { owner: id });
  const read = async () => (await ana.rpc('read_submission', { submission: ID })).data;
  expect(await read()).toMatchObject({ row: { owner_name: 'Quem Vai' } });
  const { data } = await client.rpc('delete_account', { confirmation: 'vai@exemplo.com.br' });
  expect(data).toBe('deleted');
  const after = await read();
  expect(after.row).toMatchObject({ owner: null, owner_name: null });
  expect(after.events).toMatchObject([
    { kind: 'owner', detail: { from: null, to: '' } },
    { kind: 'owner', detail: { from: '', to: null } },
  ]);
  expect(JSON.stringify(after)).not.toContain('Quem Vai');
});

test('several submissions are changed at once, each separately', async () => {
  const second = '2'.padStart(32, '0');
  const fields = [
    { name: 'a', label: 'A', value: 'Caio', as: 'name' },
    { name: 'b', label: 'B', value: '11 98888-7777', as: 'phone' },
  ];
  const added = await rui.rpc('add_submission', { submission_id: second, form: 'by-hand', fields });
  expect(added.data).toMatchObject({
    status: 'stored',
    row: { name: 'Caio', phone: '11 98888-7777', page: '', added_by_name: 'Rui Lima' },
  });
  await change(rui, { note: '' }, { note: 'Liguei' });
  const changes = [ID, second, '3'.padStart(32, '0')].map((submission) => ({
    submission,
    was: { note: '', call_on: null },
    becomes: { note: 'x', call_on: dayIn(7) },
  }));
  expect((await ana.rpc('change_submissions', { changes })).data).toMatchObject([
    { submission: ID, conflicts: { note: 'Rui Lima' }, row: { note: 'Liguei', call_on: null } },
    { submission: second, conflicts: {}, row: { note: 'x', call_on: dayIn(7) } },
    { conflicts: {}, row: null },
  ]);
  expect((await ana.rpc('delete_submissions', { ids: [ID, second, 'x'] })).data).toEqual({
    count: 2,
  });
});

test('a person without the right to work with submissions cannot become an owner', async () => {
  const { id } = await supabase.person('leitor@exemplo.com.br');
  expect(await change(ana, { owner: null }, { owner: id })).toBeUndefined();
});

test('submissions of one person are grouped by e-mail or phone', async () => {
  await supabase.connection.driver.exec(`
    update public.submissions set email = 'Bia@a.example', phone = '+5511988887777 ramal 12';
    insert into public.submissions (id, received_at, form, page, name, email, phone, fields) values
      (repeat('a', 32), '2026-01-01', 'x', '', 'by e-mail', 'bia@A.example', '', '[]'),
      (repeat('b', 32), '2026-01-02', 'x', '', 'by phone', '', '011 8888-7777', '[]'),
      (repeat('c', 32), '2026-01-03', 'x', '', 'another', '', '7777', '[]')`);
  const { data } = await ana.rpc('read_submission', { submission: ID });
  const related: { name: string }[] = data.related;
  expect(related.map(({ name }) => name)).toEqual(['by phone', 'by e-mail']);
  expect(data.related[0]).toMatchObject({ suspected: [] });
});

test('a contact is noted with who began it, once a minute for each way', async () => {
  const note = (who: SupabaseClient, way: string, submission = ID) =>
    who.rpc('note_contact', { submission, way });
  for (const way of ['phone', 'phone', 'email']) await note(rui, way).throwOnError();
  await note(ana, 'phone').throwOnError();
  expect((await note(rui, '<b>')).error).not.toBeNull();
  expect((await note(rui, 'phone', '2'.padStart(32, '0'))).error).toBeNull();
  const { data } = await ana.rpc('read_submission', { submission: ID }).throwOnError();
  const told = (data.events as { kind: string; actor_name: string; detail: { way: string } }[]).map(
    ({ kind, actor_name, detail }) => `${kind} ${actor_name} ${detail.way}`,
  );
  expect(told).toEqual([
    'contact Rui Lima phone',
    'contact Rui Lima email',
    'contact admin@exemplo.com.br phone',
  ]);
});

test('a contact is noted with the template that it was made from', async () => {
  const write = (template: string) =>
    rui.rpc('note_contact', { submission: ID, way: 'email', template });
  await write('E-mail: marcar uma conversa').throwOnError();
  await write('E-mail: dois horários').throwOnError();
  await write('').throwOnError();
  expect((await write('a'.repeat(201))).error).not.toBeNull();
  const { data } = await ana.rpc('read_submission', { submission: ID }).throwOnError();
  expect(data.events.map(({ detail }: { detail: object }) => detail)).toEqual([
    { way: 'email', template: 'E-mail: marcar uma conversa' },
    { way: 'email', template: 'E-mail: dois horários' },
    { way: 'email' },
  ]);
});

test('who is said to be answered was answered when the contact began', async () => {
  await rui.rpc('note_contact', { submission: ID, way: 'phone' }).throwOnError();
  await supabase.connection.driver.exec(
    `update public.submission_events set at = now() - interval '2 hours' where kind = 'contact'`,
  );
  await change(rui, { status: 'new' }, { status: 'contacted' });
  const { rows } = await supabase.connection.driver.query<{ since: string }>(
    `select extract(epoch from now() - contacted_at)::int as since from public.submissions where id = $1`,
    [ID],
  );
  expect(rows[0]?.since).toBeGreaterThanOrEqual(7200);
});
