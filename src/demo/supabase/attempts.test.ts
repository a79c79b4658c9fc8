/** What is sent again under one id, or erased and sent again: nothing is overwritten or lost. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, expect, test } from 'vitest';
import { STORED, SUBMISSION, setUpSupabase, TOO_MANY } from './testing/supabase.ts';

let admin: SupabaseClient;
const supabase = setUpSupabase(async () => {
  admin = await supabase.member('admin');
});
const query = (sql: string) => supabase.query(sql);
const ID = SUBMISSION.submission_id;

const words = (name: string, email = 'ana@exemplo.com.br') => [
  { name: 'name', label: 'Nome', value: name, as: 'name' },
  { name: 'email', label: 'E-mail', value: email, as: 'email' },
];
const submit = (news: object = {}, address?: string) =>
  supabase.submit({ fields: words('Ana'), ...news }, address);
const read = async (submission = ID) =>
  (await admin.rpc('read_submission', { submission }).throwOnError()).data;
const kinds = async () => (await read()).events.map(({ kind }: { kind: string }) => kind);

beforeEach(async () => {
  await supabase.emptyLog();
  await query(
    `update private.submission_settings set forms = '{hero_form}', per_address = 30, in_total = 1000`,
  );
});

test('what is sent again with other words is a version beside the first, under the work of colleagues', async () => {
  await submit({ attempt: 10 });
  const changes = [
    {
      submission: ID,
      was: { status: 'new', note: '' },
      becomes: { status: 'won', note: 'Fechado' },
    },
  ];
  await admin.rpc('change_submissions', { changes }).throwOnError();
  await submit({ attempt: 20, fields: words('Ana Lima', 'lima@exemplo.com.br') });
  const { row, events } = await read();
  expect(row).toMatchObject({
    ...{ name: 'Ana Lima', email: 'lima@exemplo.com.br', status: 'won', note: 'Fechado' },
    fields: words('Ana Lima', 'lima@exemplo.com.br'),
    versions: [{ until: expect.any(String), fields: words('Ana') }],
  });
  expect(events.map(({ kind, actor_name }: Record<string, unknown>) => [kind, actor_name])).toEqual(
    [
      ['status', 'admin@exemplo.com.br'],
      ['note', 'admin@exemplo.com.br'],
      ['resent', null],
    ],
  );
  for (const search of ['ana@exemplo', 'lima@exemplo'])
    expect((await admin.rpc('find_submissions', { filters: { search } })).data.count).toBe(1);
});

test('the latest attempt is what the columns say, in whatever order attempts come', async () => {
  await submit({ attempt: 10 });
  await submit({ attempt: 30, fields: words('Ana Lima') });
  await submit({ attempt: 20, fields: words('Ana L.') });
  await submit({ attempt: 10 });
  const { row } = await read();
  expect(row.name).toBe('Ana Lima');
  expect(row.versions.map(({ fields }: { fields: object }) => fields)).toEqual([
    words('Ana'),
    words('Ana L.'),
  ]);
});

test('words that come back are no new version, and nothing is said twice', async () => {
  for (let attempt = 1; attempt <= 6; attempt += 1)
    await submit({ attempt, fields: words(attempt % 2 ? 'Ana' : 'Bia') });
  const { row } = await read();
  expect(row).toMatchObject({ name: 'Bia', versions: [{ fields: words('Ana') }] });
  expect(await kinds()).toEqual(['resent']);
});

test('a submission that is months old gets a version too', async () => {
  await submit({ attempt: 1 });
  await query("update public.submissions set received_at = now() - interval '90 days'");
  await submit({ attempt: 2, fields: words('Ana Lima') });
  expect((await read()).row).toMatchObject({
    name: 'Ana Lima',
    versions: [{ fields: words('Ana') }],
  });
});

test('attempts count as submissions do; the answer of the CRM to an attempt does not', async () => {
  await query('update private.submission_settings set per_address = 1');
  const send = (attempt: number, news = {}) =>
    supabase.store({ fields: words('Ana'), attempt, ...news }, '10.0.0.1');
  for (let attempt = 1; attempt <= 9; attempt += 1) {
    expect(await send(attempt, { crm_answer: 'unknown' })).toEqual(STORED);
    expect(await send(attempt, { crm_answer: 'refused' })).toEqual(STORED);
  }
  expect(await send(1, { fields: words('Ana L.') })).toEqual(STORED); // late, and new
  expect(await send(10, { crm_answer: 'unknown' })).toEqual(TOO_MANY);
  expect(await send(9, { fields: words('Bia') })).toEqual(TOO_MANY);
  expect(await send(9, { crm_answer: 'confirmed' })).toEqual(STORED);
  expect(await send(1, { submission_id: 'b'.repeat(32) })).toEqual(TOO_MANY);
  expect((await read()).row).toMatchObject({ name: 'Ana' });
});

test('three hundred calls with one id leave few events and versions', async () => {
  // In one query, as a request each takes minutes on a busy machine.
  const send = (answer: string) => `public.submit_form('${ID}', 'hero_form', 'https://a.example/',
    jsonb_build_array(jsonb_build_object('name', 'name', 'label', 'Nome', 'value', 'Ana ' || n % 50)), '', n, ${answer})`;
  const rows = await query(`
    select ${send("'unknown'")} as answer, ${send("case when n % 3 = 0 then 'refused' else 'confirmed' end")}
    from generate_series(1, 150) n`);
  expect(rows.map(({ answer }) => answer)).toContainEqual(TOO_MANY);
  expect((await read()).row.versions).toHaveLength(20);
  expect((await kinds()).length).toBeLessThan(30);
});

test('events of the CRM are noted once each', async () => {
  for (let attempt = 1; attempt <= 5; attempt += 1) {
    await submit({ attempt, crm_answer: 'unknown' });
    await submit({ attempt, crm_answer: 'refused' });
  }
  const { events } = await read();
  expect(events.map(({ detail }: { detail: object }) => detail)).toEqual([
    { from: 'unknown', to: 'refused' },
    { from: 'refused', to: 'unknown' },
  ]);
});

test.each<[string, () => PromiseLike<unknown>]>([
  ['by its person', () => admin.rpc('erase_person', { address: 'ana@exemplo.com.br' })],
  ['by an administrator', () => admin.rpc('delete_submissions', { ids: [ID] })],
  ['in the SQL editor', () => query('delete from public.submissions')],
  [
    'by age',
    async () => {
      await query("update public.submissions set received_at = now() - interval '2000 days'");
      await admin.rpc('expire_submissions').throwOnError();
    },
  ],
])('an id that was erased %s stays erased, whatever comes late', async (_, erase) => {
  await submit({ attempt: 1, crm_answer: 'unknown' });
  await erase();
  expect(await submit({ attempt: 1, crm_answer: 'confirmed' })).toEqual(STORED);
  expect(await submit({ attempt: 2, fields: words('Bia') })).toEqual(STORED);
  const added = await admin.rpc('add_submission', {
    ...{ submission_id: ID, form: 'by-hand', fields: words('Bia') },
  });
  expect(added.error).not.toBeNull();
  expect(await read()).toBeNull();
});

test('a submission that was refused for its number is stored once it may be', async () => {
  await query('update private.submission_settings set per_address = 0');
  expect(await supabase.store({ fields: words('Ana') }, '10.0.0.1')).toEqual(TOO_MANY);
  await query('update private.submission_settings set per_address = 30');
  expect(await submit({}, '10.0.0.1')).toEqual(STORED);
  expect((await read()).row.name).toBe('Ana');
});

test('a person is erased by an address of an earlier version', async () => {
  await submit({ attempt: 1, fields: words('Ana', 'antes@exemplo.com.br') });
  await submit({ attempt: 2, fields: words('Ana', 'depois@exemplo.com.br') });
  const { data } = await admin.rpc('erase_person', { address: 'antes@exemplo.com.br' });
  expect(data).toMatchObject({ ids: [ID], mentions: 0 });
});
