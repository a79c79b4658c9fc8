/** The CRM and the webhook as stations: each lead arrives there once, from the browser or from the server. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { beforeEach, describe, expect, test } from 'vitest';
import {
  type Services,
  sendDue,
  type Task,
} from '../../../supabase/functions/new-submission/deliver.ts';
import { settled } from '../../../supabase/functions/new-submission/services.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { noticeSettings } from '../../supabase/site-emails.ts';
import { readSources } from '../../supabase/site-sources.ts';
import { stationsIn } from './testing/stations.ts';
import { SUBMISSION, setUpSupabase } from './testing/supabase.ts';

const CRM = 'https://crm.example/capture';
const HOOK = 'https://hook.example/';
const settings = {
  ...noticeSettings(readSources(FIXTURE_SITE))!,
  siteUrl: 'https://a.example',
  goals: {
    crm: { endpoint: CRM, webformId: 'w' },
    webhook: { url: HOOK, secret: 'whsec_c2VncmVkbw==' },
  },
};
const FORM = 'contact_form';
const ID = SUBMISSION.submission_id;
const FIELDS = [
  { name: 'firstname', label: 'Nome', value: 'Ana', as: 'name' },
  { name: 'phone', label: 'Telefone', value: '+55 11 98888 7777', as: 'phone' },
];

let admin: SupabaseClient;
const supabase = setUpSupabase(async () => {
  admin = await supabase.member('admin');
});
const { rpc, empty, pass, services: ofDatabase } = stationsIn(supabase);
const set = (news: Record<string, unknown>) =>
  Promise.all(
    Object.entries(news).map(([name, value]) =>
      supabase.query(`update private.submission_settings set ${name} = $1`, [value]),
    ),
  );

beforeEach(async () => {
  await empty();
  await set({ forms: [FORM], recipients: '{}', answered: [], second_address: '' });
  await set({ crm_forms: [FORM], webhook_forms: [], crm_stores_once: false });
});

let attempt = 0;
/** As a page sends a lead to the log. */
const send = (news: object = {}) =>
  supabase.store({
    ...{ form: FORM, fields: FIELDS, attempt: ++attempt },
    crm_entries: [['firstname'], ['phone', '+5511988887777']],
    ...news,
  });

type Answer = () => Response;
const takes: Answer = () => Response.json({ success: true });
const down: Answer = () => {
  throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') });
};

/** What arrives at the CRM and the webhook, by the address, and what they say. */
function world(says: Partial<Record<string, Answer>> = {}) {
  const arrived: [address: string, fields: Record<string, unknown>][] = [];
  const services: Services = {
    send: async () => ({ outcome: 'sent' }),
    async fetch(address, { body }) {
      const response = (says[address] ?? takes)();
      const fields =
        body instanceof FormData ? [...body] : Object.entries(JSON.parse(String(body)));
      if (response.ok) arrived.push([address, Object.fromEntries(fields)]);
      return response;
    },
    ...ofDatabase,
  };
  return { arrived, work: () => sendDue(settings, services) };
}

const read = async () =>
  (await admin.rpc('read_submission', { submission: ID }).throwOnError()).data;
const states = async () => {
  const { row, stations } = await read();
  const told = stations.map(
    ({ station, state }: Task & { state: string }) => `${station} ${state}`,
  );
  return [...told, row.crm_answer];
};

describe('a lead that the browser sends to the CRM', () => {
  test.each([
    ['confirmed', 'sent'],
    ['refused', 'refused'],
    ['unknown', 'unknown'],
  ])('and is %s is not sent from the server', async (crm_answer, state) => {
    await send({ crm_answer: 'unknown', attempt: 1 });
    await send({
      crm_answer,
      attempt: 1,
      crm_reason: crm_answer === 'refused' ? 'Falta nome' : '',
    });
    const { arrived, work } = world();
    await work();
    await pass(24 * 60);
    await work();
    expect([arrived, await states()]).toEqual([[], [`crm ${state}`, crm_answer]]);
  });

  test('and is not confirmed goes from the server once, if the CRM stores one id once', async () => {
    await set({ crm_stores_once: true });
    await send({ crm_answer: 'unknown' });
    const { arrived, work } = world();
    await work();
    expect(arrived).toEqual([]);
    await pass(11);
    await work();
    await work();
    expect(arrived).toEqual([
      [
        CRM,
        expect.objectContaining({
          ...{ publicid: 'w', leadsource: 'Web Site', firstname: 'Ana', phone: '+5511988887777' },
          ...{ current_url: 'https://a.example/lp', submission_id: ID },
        }),
      ],
    ]);
    expect(await states()).toEqual(['crm sent', 'confirmed']);
  });

  test('is confirmed by the browser while the server sends it, and stays confirmed', async () => {
    await set({ crm_stores_once: true });
    await send({ crm_answer: 'unknown', attempt: 7 });
    await pass(11);
    const task = (await rpc('claim_station', { worker: 'x' })) as Task;
    await send({ crm_answer: 'confirmed', attempt: 7 });
    await rpc('settle_station', settled(task, { outcome: 'unknown', reason: 'x' }));
    expect(await states()).toEqual(['crm sent', 'confirmed']);
  });
});

describe('a suspected lead', () => {
  const release = () => admin.rpc('release_submissions', { ids: [ID] }).throwOnError();
  /** The embedded database's own worker has tried by then, where there is no CRM. */
  const releaseOnly = () =>
    supabase.query("update public.submissions set suspected = '{}' where id = $1", [ID]);

  test('reaches the CRM and the webhook when it is released, with the words of the form', async () => {
    await set({ webhook_forms: [FORM] });
    await send({ trap: '1' });
    const { arrived, work } = world();
    await work();
    expect([arrived, await states()]).toEqual([[], [null]]);
    await releaseOnly();
    await work();
    expect(arrived.map(([address]) => address).sort()).toEqual([CRM, HOOK]);
    const [, lead] = arrived.find(([address]) => address === CRM)!;
    expect(lead).toMatchObject({ phone: '+5511988887777', submission_id: ID });
    expect(await states()).toEqual(['crm sent', 'webhook sent', 'confirmed']);
    expect((await read()).events.map(({ kind }: { kind: string }) => kind)).toContain('crm');
  });

  test('that the browser had sent already is not sent twice', async () => {
    await send({
      crm_answer: 'confirmed',
      fields: [...FIELDS, { name: 'm', label: 'M', value: 'http://a http://b http://c http://d' }],
    });
    expect((await read()).row.suspected).toEqual(['links']);
    await release();
    const { arrived, work } = world();
    await work();
    expect([arrived, await states()]).toEqual([[], ['crm sent', 'confirmed']]);
  });

  test('waits for a CRM that is not there, and is red after an hour', async () => {
    await set({ second_address: 'socorro@c.example' });
    await send({ trap: '1' });
    await releaseOnly();
    const { work } = world({ [CRM]: down });
    await work();
    expect(await states()).toEqual(['crm waiting', null]);
    await pass(61);
    await work();
    const { data } = await admin.rpc('find_submissions');
    expect(data.late).toBe(1);
    expect(await states()).toEqual(['notice sent', 'crm waiting', null]);
    await pass(24 * 60);
    const { arrived, work: later } = world();
    await later();
    await later();
    expect([arrived.length, await states()]).toEqual([1, ['notice sent', 'crm sent', 'confirmed']]);
  });

  test('is sent once to a CRM that may store it twice, whatever became of it', async () => {
    await send({ trap: '1' });
    await releaseOnly();
    await rpc('claim_station', { worker: 'dies' });
    const { arrived, work } = world();
    await pass(24 * 60);
    await work();
    expect([arrived, await states()]).toEqual([[], ['crm unknown', null]]);
    // A person may have it sent all the same.
    await supabase.query("update private.stations set state = 'waiting', due = now(), round = 1");
    await work();
    await work();
    expect([arrived.length, await states()]).toEqual([1, ['crm sent', 'confirmed']]);
  });
});

describe('the webhook', () => {
  beforeEach(() => set({ webhook_forms: [FORM] }));

  test('is tried again until it takes a lead, and mails do not wait for it', async () => {
    await set({ recipients: JSON.stringify({ [FORM]: ['a@b.example'] }) });
    await send({ crm_answer: 'confirmed' });
    const busy = world({
      [HOOK]: () => new Response('', { status: 429, headers: { 'retry-after': '600' } }),
    });
    await busy.work();
    expect(await states()).toEqual(['notice sent', 'crm sent', 'webhook waiting', 'confirmed']);
    await send({
      submission_id: 'b'.repeat(32),
      crm_answer: 'confirmed',
      fields: [{ ...FIELDS[0], value: 'Bia' }],
    });
    const { arrived, work } = world();
    await work();
    expect(arrived).toEqual([]);
    const [{ mails } = { mails: 0 }] = await supabase.query<{ mails: number }>(
      "select count(*)::int as mails from private.stations where station = 'notice' and state = 'sent'",
    );
    expect(mails).toBe(2);
    await pass(11);
    await work();
    await work();
    expect(arrived).toHaveLength(2);
    expect((await read()).stations.at(-1)).toMatchObject({
      station: 'webhook',
      state: 'sent',
      due: null,
    });
  });

  test('is sent once more at the press of a colleague, under another id', async () => {
    await send({ crm_answer: 'confirmed' });
    const { arrived, work } = world();
    await work();
    const again = { submission: ID, station: 'webhook' };
    const editor = await supabase.member('editor');
    expect((await editor.rpc('resend_station', again)).error?.code).toBe('42501');
    expect((await admin.rpc('resend_station', again)).error).toBeNull();
    // The embedded database's own worker found no address in its environment.
    expect((await read()).stations.at(-1)).toMatchObject({
      state: 'waiting',
      reason: /LEAD_WEBHOOK_URL/,
    });
    await pass(2);
    await work();
    expect(arrived).toHaveLength(2);
  });
});

test('what is no list of entries is left out, and the lead is kept', async () => {
  const unsound = ['x', {}, [], [['a', 1]], [['a', 'b', 'c']], ['a'], [[]], Array(61).fill(['a'])];
  for (const [index, crm_entries] of unsound.entries()) {
    const submission_id = index.toString(16).padStart(32, '0');
    const fields = [{ ...FIELDS[0], value: `Ana ${index}` }];
    const stored = await send({ submission_id, crm_entries: JSON.stringify(crm_entries), fields });
    expect(stored).toEqual({ status: 'stored' });
  }
  const rows = await supabase.query('select crm_entries from public.submissions');
  expect(rows).toEqual(unsound.map(() => ({ crm_entries: null })));
});

test('a test of the panel goes to every station but the CRM, and is deleted like any other', async () => {
  await set({ webhook_forms: [FORM], recipients: JSON.stringify({ [FORM]: ['a@b.example'] }) });
  const sales = await supabase.member('sales');
  const { data: row } = await sales
    .rpc('send_test_submission', { form: FORM, fields: FIELDS })
    .throwOnError();
  expect(row).toMatchObject({ form: FORM, name: 'Ana', suspected: [], added_by: null });
  const { data } = await admin.rpc('read_submission', { submission: row.id });
  const stations = data.stations.map(({ station }: Task) => station);
  expect([stations.includes('crm'), stations.includes('notice')]).toEqual([false, true]);
  const other = { form: 'outro', fields: FIELDS };
  expect((await sales.rpc('send_test_submission', other)).error).not.toBeNull();
  await admin.rpc('delete_submissions', { ids: [row.id] }).throwOnError();
  expect(await supabase.query('select from private.stations')).toEqual([]);
});
