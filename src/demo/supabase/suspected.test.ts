/** What may be no lead is kept, answered like all others and told to nobody, until somebody releases it. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import { emailsTo, STORED, SUBMISSION, setUpSupabase } from './testing/supabase.ts';

let admin: SupabaseClient;
const supabase = setUpSupabase(async () => {
  admin = await supabase.member('admin');
});
const ID = SUBMISSION.submission_id;
const OTHER = 'b'.repeat(32);
const FORM = 'roundtable-registration';

const words = (message: string, name = 'Ana', email = 'ana@a.example') => [
  { name: 'name', label: 'Nome', value: name, as: 'name' },
  { name: 'email', label: 'E-mail', value: email, as: 'email' },
  { name: 'message', label: 'Mensagem', value: message },
];
const submit = (news: object = {}) =>
  supabase.submit({ form: FORM, fields: words('Olá'), ...news });
const rowOf = async (submission = ID) =>
  (await admin.rpc('read_submission', { submission }).throwOnError()).data;
const reasons = async (submission = ID) => (await rowOf(submission)).row.suspected;
const list = async (filters: object = {}) =>
  (await admin.rpc('find_submissions', { filters }).throwOnError()).data;
const mails = () => emailsTo('contato@fortim.example').length + emailsTo('ana@a.example').length;

beforeEach(async () => {
  await supabase.emptyLog();
  await supabase.query('delete from private.answers');
});

describe('a reason is', () => {
  const links = (count: number) =>
    Array.from({ length: count }, (_, index) => `veja HTTPS://www.a${index}.example agora`).join(
      ' ',
    );

  test.each<[string, object, string[]]>([
    ['a filled trap', { trap: '1' }, ['trap']],
    ['more than three links', { fields: words(links(4)) }, ['links']],
    ['a link in the name', { fields: words('Olá', 'Ganhe em http://a.example') }, ['links']],
    ['several at once', { trap: 'x', fields: words(links(9)) }, ['trap', 'links']],
  ])('%s', async (_, news, expected) => {
    expect(await submit(news)).toEqual(STORED);
    expect(await reasons()).toEqual(expected);
  });

  test.each<[string, object]>([
    ['three links', { fields: words(links(3)) }],
    ['domains without an address', { fields: words('a.example, b.example, c.example, d.example') }],
    ['an empty trap', { trap: '' }],
  ])('not %s', async (_, news) => {
    await submit(news);
    expect(await reasons()).toEqual([]);
  });

  test('a second submission with the same words, for a day and of the same form', async () => {
    await submit();
    await submit({ submission_id: OTHER });
    expect([await reasons(), await reasons(OTHER)]).toEqual([[], ['repeat']]);
    await submit({ submission_id: 'c'.repeat(32), form: 'hero_form' });
    expect(await reasons('c'.repeat(32))).toEqual([]);
    await supabase.query("update public.submissions set received_at = now() - interval '25 hours'");
    await submit({ submission_id: 'd'.repeat(32) });
    expect(await reasons('d'.repeat(32))).toEqual([]);
  });

  test('not the same words after a suspected submission: a person has tried again', async () => {
    await submit({ trap: '1' });
    await submit({ submission_id: OTHER });
    expect(await reasons(OTHER)).toEqual([]);
  });
});

test('a suspected submission is in no list, export, figure and source, and nobody is told', async () => {
  const before = mails();
  await submit({ trap: '1', source: { utm_source: 'spam' } });
  expect(mails()).toBe(before);
  expect(await list()).toMatchObject({ count: 0, suspected: 1 });
  expect(await list({ suspected: 'yes' })).toMatchObject({ count: 1, rows: [{ status: 'new' }] });
  const asked = { since: '2020-01-01', before: '2999-01-01' };
  expect((await admin.rpc('submission_figures', asked)).data.count).toBe(0);
  expect((await admin.rpc('export_submissions')).data.rows).toEqual([]);
  expect((await admin.rpc('list_sources')).data).toEqual([]);
  expect(await supabase.query('select from private.stations')).toEqual([]);
});

test('a released submission is told as if it had just come, once', async () => {
  await submit({ trap: '1' });
  const before = mails();
  const release = async () =>
    (await admin.rpc('release_submissions', { ids: [ID] }).throwOnError()).data;
  expect(await release()).toMatchObject([{ id: ID, suspected: [], leaves_at: null }]);
  expect(mails()).toBe(before + 2); // the notice and the answer
  await release();
  expect(mails()).toBe(before + 2);
  expect(await list()).toMatchObject({ count: 1, suspected: 0 });
  const { events } = await rowOf();
  expect(events).toMatchObject([
    { kind: 'released', actor_name: 'admin@exemplo.com.br', detail: { reasons: ['trap'] } },
    { kind: 'answered' },
  ]);
});

test('a suspected submission goes after thirty days, a released one stays', async () => {
  await submit({ trap: '1' });
  await submit({ submission_id: OTHER, trap: '1', fields: words('Oi') });
  await admin.rpc('release_submissions', { ids: [OTHER] }).throwOnError();
  await supabase.query("update public.submissions set received_at = now() - interval '31 days'");
  expect((await admin.rpc('expire_submissions')).data).toBe(1);
  expect(await rowOf()).toBeNull();
  expect((await rowOf(OTHER)).row.leaves_at).toBeNull();
});

test('a later attempt marks no row of somebody else', async () => {
  await submit();
  await submit({ trap: '1', attempt: 5 });
  expect(await reasons()).toEqual([]);
});

test('the answer to a suspected submission says what that to any other says', async () => {
  const asked = { form: FORM, fields: words('Olá') };
  const browser = supabase.client();
  const send = (news: object) => browser.rpc('submit_form', { ...SUBMISSION, ...asked, ...news });
  const usual = await send({});
  const other = await send({ submission_id: OTHER, trap: '1' });
  expect({ ...other }).toEqual({ ...usual });
});
