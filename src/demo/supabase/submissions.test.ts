/** The log of submissions, asked as a browser would. Who may do what: rights.test.ts. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { administrator, seedAccounts } from './accounts.ts';
import {
  emailsTo,
  PASSWORD,
  STORED,
  SUBMISSION,
  setUpSupabase,
  TOO_MANY,
} from './testing/supabase.ts';

const clients = {} as Record<'editor' | 'admin', SupabaseClient>;
const supabase = setUpSupabase(async () => {
  for (const role of ['editor', 'admin'] as const) clients[role] = await supabase.member(role);
});

const idOf = (number: number) => number.toString(16).padStart(32, '0');
const KEPT = SUBMISSION.submission_id;
const field = (name: string, value: unknown, as?: string) => ({ name, label: name, value, as });
const FIELDS = [
  field('name', 'José & "Cia"', 'name'),
  field('email', 'Jose@Exemplo.com.br', 'email'),
  field('phone', '+5511988887777', 'phone'),
  field('empresa', 'ACME', 'company'),
  field('interests', 'soc, noc'),
];

const submit = (news: object = {}, address?: string) =>
  supabase.submit({ fields: FIELDS, ...news }, address);
const settings = (values: string) =>
  supabase.query(`update private.submission_settings set ${values}`);
const stored = async (columns = '*') =>
  (await supabase.service.from('submissions').select(columns).order('id').throwOnError())
    .data as unknown as Record<string, unknown>[];
const events = async () =>
  (await supabase.service.from('submission_events').select('actor, kind, detail').order('id')).data;
const REFUSED = { status: 'refused', reason: 'malformed' };

beforeEach(async () => {
  await settings(
    `forms = '{hero_form}', retention_days = 180, in_total = 1000, per_address = 30, per_site = 120`,
  );
  await supabase.emptyLog();
});

describe('submit_form', () => {
  test('stores the entered fields, with the columns that the list shows', async () => {
    expect(await submit()).toEqual(STORED);
    const [row] = await stored();
    expect(row).toMatchObject({
      ...{ id: KEPT, form: 'hero_form', page: 'https://a.example/lp', status: 'new' },
      ...{ name: 'José & "Cia"', email: 'Jose@Exemplo.com.br', phone: '+5511988887777' },
      company: 'ACME',
      fields: expect.arrayContaining([expect.objectContaining({ value: 'soc, noc' })]),
    });
  });

  test('stores a repeated submission once, with its first content', async () => {
    await submit();
    expect(await submit({ fields: [field('name', 'Outra')] })).toEqual(STORED);
    expect(await stored()).toMatchObject([{ name: 'José & "Cia"' }]);
  });

  test('stores the valid source fields of the first attempt', async () => {
    const source = { page: '/sobre', referrer: 'https://a.example', utm_source: 'boletim' };
    const unsound = {
      utm_medium: 'a'.repeat(201),
      utm_term: 'ana@exemplo.com.br',
      utm_content: 'ana%2540exemplo.com.br',
      utm_campaign: 7,
      token: 'segredo',
    };
    await submit({ attempt: 1, source: { ...source, ...unsound } });
    await submit({ attempt: 2, source: { page: '/' } });
    for (const [number, odd] of ([null, { page: 'a'.repeat(20_000) }] as const).entries())
      await submit({ submission_id: idOf(number + 2), source: odd });
    expect((await stored('source')).map((row) => row.source)).toEqual([{}, {}, source]);
  });

  test('stores the answer of the CRM with the attempt, in any order', async () => {
    const crm = (attempt: number, crm_answer: string, crm_reason?: string) =>
      submit({ attempt, crm_answer, ...(crm_reason && { crm_reason }) });
    const kept = async () => (await stored('crm_answer, crm_reason'))[0];
    await crm(10, 'unknown');
    expect(await kept()).toEqual({ crm_answer: 'unknown', crm_reason: '' });
    await crm(10, 'refused', 'Falta o sobrenome');
    expect(await kept()).toEqual({ crm_answer: 'refused', crm_reason: 'Falta o sobrenome' });
    await crm(20, 'confirmed');
    await crm(20, 'unknown');
    await crm(10, 'refused', 'Falta o sobrenome');
    expect(await kept()).toEqual({ crm_answer: 'confirmed', crm_reason: '' });
  });

  test.each<[string, object]>([
    ['an unknown answer of the CRM', { crm_answer: 'lost' }],
    ['an attempt before all time', { attempt: -1 }],
    ['an unknown form', { form: 'another' }],
    ['a missing form', { form: null }],
    ['an invalid id', { submission_id: `${KEPT.slice(1)}-` }],
    ['a page that is not an address', { page: 'javascript:alert(1)' }],
    ['an address with a query', { page: 'https://a.example/?token=1' }],
    ['fields that are not a list', { fields: { name: 'x' } }],
    ['no fields', { fields: [] }],
    ['a field that is text', { fields: ['x'] }],
    ['a field that is null', { fields: [null] }],
    ['a field with an unknown property', { fields: [{ ...field('a', 'b'), status: 'closed' }] }],
    ['a value that is not a text', { fields: [field('a', { b: 1 })] }],
    ['a field without a value', { fields: [field('a', undefined)] }],
    ['a value of 5,001 characters', { fields: [field('a', 'ã'.repeat(5001))] }],
    ['an invalid purpose', { fields: [field('a', 'b', 'admin')] }],
    ['61 fields', { fields: Array(61).fill(field('a', 'b')) }],
    ['more than 40 kB in total', { fields: Array(9).fill(field('a', 'b'.repeat(5000))) }],
  ])('refuses %s', async (_, news) => {
    expect(await submit(news)).toEqual(REFUSED);
    expect(await stored()).toEqual([]);
  });

  /** What is answered to one submission after the other, each of another id and with other words. */
  async function answersTo(...addresses: string[]) {
    const answers = [];
    for (const [index, address] of addresses.entries())
      answers.push(await supabase.store(distinct(index + 1), address));
    return answers;
  }
  const distinct = (number: number) => ({
    submission_id: idOf(number),
    fields: [field('name', `Ana ${number}`, 'name')],
  });
  const suspected = async () => (await stored('suspected')).map((row) => row.suspected);

  test('stores too many submissions from one address as suspected, and refuses ten times as many', async () => {
    await settings('per_address = 2');
    const same = '::ffff:10.0.0.1';
    const asked = ['10.0.0.1', '10.0.0.1', '10.0.0.1', same, '10.0.0.2'];
    expect(await answersTo(...asked)).toEqual(Array(5).fill(STORED));
    expect(await suspected()).toEqual([[], [], ['burst'], ['burst'], []]);
    const kept = `select encode(address, 'escape') as address from private.submission_senders`;
    expect(JSON.stringify(await supabase.query(kept))).not.toContain('10.0.0');
    await supabase.emptyLog();
    const all = await answersTo(...Array(21).fill('10.0.0.1'));
    expect(all).toEqual([...Array(20).fill(STORED), TOO_MANY]);
    expect(await supabase.store(distinct(2), '10.0.0.1')).toEqual(STORED); // known already
  });

  test('counts all addresses of an IPv6 network as one sender', async () => {
    await settings('per_address = 2, per_site = 3');
    await answersTo(
      '2001:db8:1:1::1',
      '2001:db8:1:1:ffff::2',
      '2001:db8:1:1::3', // the third of a /64
      '2001:db8:1:2::1', // the fourth of a /48
      '2001:db8:2:1::1',
    );
    expect(await suspected()).toEqual([[], [], ['burst'], ['burst'], []]);
  });

  test('stores submissions over the total limit, marked as a flood', async () => {
    await settings('in_total = 2');
    expect(await answersTo('10.0.0.1', '10.0.0.2', '10.0.0.3')).toEqual([STORED, STORED, STORED]);
    expect((await stored('flood')).map(({ flood }) => flood)).toEqual([false, false, true]);
  });

  test('ignores addresses that the visitor can forge', async () => {
    await settings('per_address = 1');
    const answers = await answersTo('10.0.0.1', 'no address', 'no address');
    for (const [index, header] of ['x-forwarded-for', 'x-real-ip'].entries()) {
      const browser = supabase.client(undefined, { [header]: '10.0.0.1' });
      const sent = { ...SUBMISSION, ...distinct(index + 9) };
      answers.push((await browser.rpc('submit_form', sent)).data);
    }
    expect(answers).toEqual(Array(5).fill(STORED));
    expect((await suspected()).flat()).toEqual([]);
  });

  test('stores the distinct ones of twenty simultaneous submissions', async () => {
    const all = Array.from({ length: 20 }, (_, index) =>
      submit({ submission_id: idOf(index % 14) }),
    );
    for (const answer of await Promise.all(all)) expect(answer).toEqual(STORED);
    expect(await stored()).toHaveLength(14);
  });
});

const change = (becomes: object, was: object = {}) =>
  clients.admin.rpc('change_submissions', {
    changes: [{ submission: KEPT, was: { status: 'new', note: '', owner: null, ...was }, becomes }],
  });

test('the author of a status change or note is stored', async () => {
  await submit();
  await change({ status: 'contacted', note: 'Liguei' });
  const { data: me } = await clients.admin.auth.getUser();
  const actor = me.user?.id;
  expect(await events()).toMatchObject([
    { actor, kind: 'status', detail: { from: 'new', to: 'contacted' } },
    { actor, kind: 'note' },
  ]);
});

test('a change of owner is stored and shown in the list', async () => {
  await submit();
  const { admin, editor } = clients;
  const found = async () => (await editor.rpc('find_submissions')).data.rows[0];
  const { data: me } = await admin.auth.getUser();
  const owner = me.user?.id;
  const mine = { owner, owner_name: 'admin@exemplo.com.br' };
  const nobodys = { owner: null, owner_name: null };
  expect(await found()).toMatchObject(nobodys);
  expect((await change({ owner })).data).toMatchObject([{ row: mine }]);
  await change({ owner }); // no news
  expect(await found()).toMatchObject(mine);
  expect((await change({ owner: null }, { owner })).data).toMatchObject([{ row: nobodys }]);
  expect(await events()).toEqual([
    { actor: owner, kind: 'owner', detail: { from: null, to: owner } },
    { actor: owner, kind: 'owner', detail: { from: owner, to: null } },
  ]);
});

test('a person is erased by e-mail, in any field and letter case; the receipt has no name', async () => {
  await submit();
  await submit({ submission_id: idOf(2), fields: [field('correio', ' JOSE@exemplo.com.br ')] });
  await submit({ submission_id: idOf(3), fields: [field('email', 'ana@exemplo.com.br', 'email')] });
  const { data } = await clients.admin.rpc('erase_person', { address: 'jose@EXEMPLO.com.br' });
  expect(data).toMatchObject({ count: 2, receipt: expect.any(Number) });
  expect(await stored()).toMatchObject([{ email: 'ana@exemplo.com.br' }]);
  const noted = JSON.stringify(await events());
  expect(noted).toContain('"erased"');
  expect(noted.toLowerCase()).not.toContain('jose');
});

test('the account with that address is erased too, and the ids of remaining copies are returned', async () => {
  const address = 'some@exemplo.com.br';
  await supabase.person(address, { full_name: 'Some' });
  await submit({ fields: [field('email', address, 'email')] });
  await submit({ submission_id: idOf(2), fields: [field('text', `Falem com ${address}`)] });
  const erase = async () => (await clients.admin.rpc('erase_person', { address })).data;
  expect(await erase()).toMatchObject({ ids: [KEPT], account: 'erased', mentions: 1 });
  const again = { email: address, password: PASSWORD };
  expect((await supabase.client().auth.signInWithPassword(again)).error?.code).toBe(
    'invalid_credentials',
  );
  expect(await supabase.query(`select from public.profiles where full_name = 'Some'`)).toEqual([]);
  expect(await erase()).toMatchObject({ ids: [], account: 'none' });
});

test('an account with access to the panel is kept, and the result says so', async () => {
  const address = 'editor@exemplo.com.br';
  const { data } = await clients.admin.rpc('erase_person', { address });
  expect(data).toMatchObject({ count: 0, account: 'kept' });
  expect((await clients.editor.rpc('find_submissions')).error).toBeNull();
  expect((await clients.editor.auth.getUser()).data.user?.email).toBe(address);
});

test('submissions older than the retention time are deleted', async () => {
  await submit();
  await submit({ submission_id: idOf(2) });
  await supabase.query(
    `update public.submissions set received_at = now() - interval '181 days' where id = $1`,
    [KEPT],
  );
  expect((await clients.editor.rpc('expire_submissions')).data).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('the recipients named by the site get one e-mail about each stored submission', async () => {
  const notices = () => emailsTo('contato@fortim.example');
  const before = notices().length;
  const id = idOf(4242);
  const fields = [field('name', '<b>Ana</b>', 'name')];
  await submit({ submission_id: id, fields });
  await submit({ submission_id: id, fields });
  await submit({ submission_id: idOf(4243), form: 'another' });
  expect(notices()).toHaveLength(before + 1);
  expect(notices().at(-1)).toMatchObject({
    subject: 'Consultoria gratuita: <b>Ana</b>',
    links: expect.arrayContaining([`http://localhost:4173/painel?submission=${id}`]),
    html: expect.stringMatching(/&lt;b&gt;Ana&lt;\/b&gt;.*Consultoria gratuita/s),
  });
});

describe('access', () => {
  test('is granted and revoked by the service role, for existing accounts', async () => {
    const { client } = await supabase.person('nova@exemplo.com.br');
    const give = async (address: string, access: string) =>
      (await supabase.service.rpc('set_access', { address, access })).data;
    const roles = async () => (await client.from('user_roles').select('role')).data;
    expect(await give('Nova@exemplo.com.br', 'editor')).toBe(true);
    expect(await give('nova@exemplo.com.br', 'admin')).toBe(true);
    expect(await roles()).toEqual([{ role: 'admin' }]);
    expect(await give('nova@exemplo.com.br', 'owner')).toBeNull();
    expect(await give('nova@exemplo.com.br', 'none')).toBe(true);
    expect(await roles()).toEqual([]);
    expect(await give('ninguem@exemplo.com.br', 'admin')).toBe(false);
  });

  test('of the last administrator is kept, and the database says why', async () => {
    const last = { address: 'admin@exemplo.com.br', access: 'editor' };
    const { error } = await supabase.service.rpc('set_access', last);
    expect(error?.message).toBe('the last administrator stays');
    expect((await clients.admin.rpc('list_team')).error).toBeNull();
  });

  test('is given to one demo administrator, who can sign in', async () => {
    await seedAccounts(supabase);
    await seedAccounts(supabase);
    const client = supabase.client();
    expect((await client.auth.signInWithPassword(administrator())).error).toBeNull();
    expect((await client.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }]);
    expect((await client.from('profiles').select('full_name')).data).toHaveLength(1);
  });
});
