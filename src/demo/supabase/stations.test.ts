/** Every station of a submission has the truth on it, whichever part dies, and nothing arrives twice. */
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Services,
  sendDue,
  type Task,
} from '../../../supabase/functions/new-submission/deliver.ts';
import type { Goals } from '../../../supabase/functions/new-submission/goals.ts';
import type { SendResult } from '../../../supabase/functions/new-submission/http-answer.ts';
import { settled } from '../../../supabase/functions/new-submission/services.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { noticeSettings } from '../../supabase/site-emails.ts';
import { readSources } from '../../supabase/site-sources.ts';
import { stationsIn } from './testing/stations.ts';
import { SUBMISSION, setUpSupabase } from './testing/supabase.ts';

const goals: Goals = {
  crm: { endpoint: 'https://crm.example/capture', webformId: 'w' },
  webhook: { url: 'https://hook.example/', secret: 'whsec_c2VncmVkbw==' },
};
const settings = {
  ...noticeSettings(readSources(FIXTURE_SITE))!,
  siteUrl: 'https://a.example',
  goals,
};
const FORM = 'roundtable-registration';
const ID = SUBMISSION.submission_id;
const VISITOR = 'ana@a.example';

let admin: SupabaseClient;
const supabase = setUpSupabase(async () => {
  admin = await supabase.member('admin');
});
const query = <T>(sql: string, values?: unknown[]) => supabase.query<T>(sql, values);
const { rpc, empty, pass, services: ofDatabase } = stationsIn(supabase);

beforeEach(async () => {
  await empty();
  await query(
    `update private.submission_settings set forms = $1, recipients = $2, answered = $1, second_address = ''`,
    [[FORM], JSON.stringify({ [FORM]: ['a@b.example', 'b@b.example'] })],
  );
});

const send = (id = ID, email = VISITOR) =>
  supabase.store({
    submission_id: id,
    form: FORM,
    fields: [
      { name: 'name', label: 'Nome', value: `Ana ${id}`, as: 'name' },
      { name: 'email', label: 'E-mail', value: email, as: 'email' },
    ],
  });

/** What the mailer says to each address, and what it took. */
function mailer(says: (to: string) => SendResult = () => ({ outcome: 'sent' })) {
  const taken: string[] = [];
  const asked: string[] = [];
  const services: Services = {
    async send(to) {
      asked.push(to);
      const result = says(to);
      if (result.outcome === 'sent') taken.push(to);
      return result;
    },
    fetch: async () => Response.error(),
    ...ofDatabase,
  };
  return { taken, asked, services, work: () => sendDue(settings, services) };
}

interface StationRow {
  station: string;
  address: string;
  state: string;
  reason: string;
  due: string | null;
  tries: number;
}
const stations = async (id = ID): Promise<StationRow[]> =>
  (await admin.rpc('read_submission', { submission: id }).throwOnError()).data.stations;
const states = async (id = ID) =>
  (await stations(id)).map(({ station, address, state }) => `${station} ${address} ${state}`);
const minutesUntil = async (address: string) => {
  const [row] = await query<{ minutes: number }>(
    'select round(extract(epoch from due - now()) / 60) as minutes from private.stations where address = $1',
    [address],
  );
  return row?.minutes === null ? null : Number(row?.minutes);
};

test('each recipient and the visitor are stations, told in order', async () => {
  await send();
  expect(await states()).toEqual([
    'notice a@b.example waiting',
    'notice b@b.example waiting',
    'answer  waiting',
  ]);
  const { taken, work } = mailer();
  await work();
  await work();
  expect(taken).toEqual(['a@b.example', 'b@b.example', VISITOR]);
  expect(await states()).toEqual([
    'notice a@b.example sent',
    'notice b@b.example sent',
    'answer  sent',
  ]);
});

test('what is not taken is tried again with growing pauses, in the words of the mailer, for days', async () => {
  await send();
  const refusing = mailer((to) =>
    to.startsWith('a@b') ? { outcome: 'refused', reason: '422 Caixa cheia' } : { outcome: 'sent' },
  );
  const pauses: (number | null)[] = [];
  for (let tries = 0; tries < 14; tries += 1) {
    await refusing.work();
    const minutes = await minutesUntil('a@b.example');
    pauses.push(minutes);
    await pass(minutes ?? 0);
  }
  expect(pauses).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1024, 1024, null]);
  expect(refusing.taken).toEqual(['b@b.example', VISITOR]);
  expect((await stations())[0]).toMatchObject({ state: 'refused', reason: '422 Caixa cheia' });
});

test('a mailer that wants a pause is left alone by all until then', async () => {
  await send();
  await send('b'.repeat(32), 'bia@a.example');
  const busy = mailer(() => ({ outcome: 'later', wait: 600, reason: '429 devagar' }));
  await busy.work();
  await pass(5);
  await busy.work();
  expect(busy.asked).toEqual(['a@b.example']);
  expect((await stations())[0]).toMatchObject({ state: 'waiting', reason: '429 devagar' });
  await pass(6);
  const free = mailer();
  await free.work();
  expect(free.taken).toHaveLength(6);
});

test('one worker sends at a time; one that died is followed by another', async () => {
  await send();
  const dead: Task = (await rpc('claim_station', { worker: 'dead' })) as Task;
  expect(dead.address).toBe('a@b.example');
  const next = mailer();
  await next.work();
  expect(next.taken).toEqual([]);
  await pass(4);
  await next.work();
  expect(next.taken).toEqual(['b@b.example', VISITOR]);
  await pass(7); // what the dead one had taken comes back
  await next.work();
  expect(next.taken.at(-1)).toBe('a@b.example');
});

test('an answer that a worker died with is not sent a second time', async () => {
  await query(`update private.submission_settings set recipients = '{}'`);
  await send();
  await rpc('claim_station', { worker: 'dead' });
  await pass(11);
  const next = mailer();
  await next.work();
  expect(next.taken).toEqual([]);
  expect(await states()).toEqual(['answer  unknown']);
});

test('workers that come together send everything once', async () => {
  for (let number = 1; number <= 10; number += 1)
    await send(number.toString(16).padStart(32, '0'), `p${number}@a.example`);
  const { taken, work } = mailer();
  await Promise.all([work(), work(), work(), work()]);
  await work();
  expect(taken).toHaveLength(30);
  expect(new Set(taken.filter((to) => to.startsWith('p'))).size).toBe(10);
});

test('an answer of which nobody knows is not sent again by itself, a notice is', async () => {
  await send();
  const lost = mailer(() => ({ outcome: 'unknown', reason: '504' }));
  await lost.work();
  expect(await states()).toEqual([
    'notice a@b.example unknown',
    'notice b@b.example unknown',
    'answer  unknown',
  ]);
  await pass(60);
  const { taken, work } = mailer();
  await work();
  expect(taken).toEqual(['a@b.example', 'b@b.example']);
});

test('the address is what is refused of an answer, if the mailer took a notice', async () => {
  await send();
  const refusing = mailer((to) => ({
    outcome: to === VISITOR ? 'refused' : 'sent',
    reason: '422',
  }));
  await refusing.work();
  expect((await stations()).at(-1)).toMatchObject({ state: 'refused', due: null });
  await admin.rpc('resend_station', { submission: ID, station: 'answer' }).throwOnError();
  const { taken, work } = mailer();
  await work();
  expect(taken).toEqual([]);
  expect((await stations()).at(-1)).toMatchObject({ state: 'none' });
});

describe('what has failed for an hour', () => {
  const failing = () =>
    mailer((to) => ({ outcome: to.endsWith('b.example') ? 'unknown' : 'sent' }));
  const late = async () => (await admin.rpc('find_submissions').throwOnError()).data.late;

  test('is counted, can be listed, and goes to a second address once', async () => {
    await query("update private.submission_settings set second_address = 'socorro@c.example'");
    await send();
    const { taken, work } = failing();
    await work();
    await pass(55);
    await work();
    expect([await late(), taken]).toEqual([0, [VISITOR]]);
    await pass(10);
    await work();
    await work();
    expect([await late(), taken]).toEqual([1, [VISITOR, 'socorro@c.example']]);
    const filters = { late: 'yes' };
    expect((await admin.rpc('find_submissions', { filters })).data.count).toBe(1);
    await pass(1500);
    await mailer().work();
    expect(await late()).toBe(0);
  });
});

test('a station is sent once more at the press of a colleague', async () => {
  await send();
  const { taken, work } = mailer();
  await work();
  for (const [station, address] of [
    ['notice', 'a@b.example'],
    ['answer', ''],
  ])
    await admin.rpc('resend_station', { submission: ID, station, address }).throwOnError();
  await work();
  // The panel's request has had the embedded database's own worker send them.
  expect(taken).toEqual(['a@b.example', 'b@b.example', VISITOR]);
  expect((await stations()).map(({ state }) => state)).toEqual(['sent', 'sent', 'sent']);
  const { data } = await admin.rpc('read_submission', { submission: ID });
  const kinds = data.events.map(({ kind }: { kind: string }) => kind);
  expect(kinds).toEqual(['answered', 'answered']);
});

test('stations go with their submission, and what is added by hand has none', async () => {
  await send();
  const task = (await rpc('claim_station', { worker: 'x' })) as Task;
  await admin.rpc('erase_person', { address: VISITOR }).throwOnError();
  expect(await query('select from private.stations')).toEqual([]);
  await rpc('settle_station', settled(task, { outcome: 'sent' }));
  const fields = [{ name: 'name', label: 'Nome', value: 'Rui', as: 'name' }];
  const added = { submission_id: 'c'.repeat(32), form: 'by-hand', fields };
  await admin.rpc('add_submission', added).throwOnError();
  expect(await query('select from private.stations')).toEqual([]);
});

test('who is told may depend on what was chosen', async () => {
  const choices = [
    { form: FORM, field: 'unit', label: 'Sul', emails: ['south@b.example'] },
    { form: FORM, field: 'unit', label: 'Norte', emails: [] },
  ];
  await query('update private.submission_settings set choices = $1', [JSON.stringify(choices)]);
  const toldOf = async (id: string, unit: string) => {
    await supabase.store({
      submission_id: id,
      form: FORM,
      fields: [{ name: 'unit', label: 'Unidade', value: unit }],
    });
    const rows = await query<{ address: string }>(
      `select address from private.stations where submission = $1 and station = 'notice' order by 1`,
      [id],
    );
    return rows.map(({ address }) => address);
  };
  expect(await toldOf('a'.repeat(32), 'Sul')).toEqual(['south@b.example']);
  expect(await toldOf('b'.repeat(32), 'Norte')).toEqual([]);
  expect(await toldOf('c'.repeat(32), 'Leste')).toEqual(['a@b.example', 'b@b.example']);
  await query("update private.submission_settings set choices = '[]'");
});

describe('a digest', () => {
  const everyDay = [1, 2, 3, 4, 5, 6, 7];
  const agree = (digest: object) =>
    query('update private.submission_settings set digest = $1', [JSON.stringify(digest)]);
  beforeEach(async () => {
    await query('delete from private.digests');
    await agree({ days: everyDay, hour: 0, zone: 'America/Sao_Paulo', emails: ['d@b.example'] });
    await query("update private.submission_settings set recipients = '{}', answered = '{}'");
  });
  const digests = () => query<{ state: string }>('select state from private.digests');

  test('says what has come, what nobody has answered, what is overdue, and how long people waited', async () => {
    await send('a'.repeat(32));
    await send('b'.repeat(32), 'b@a.example');
    await query(
      `update public.submissions set contacted_at = received_at + interval '3 hours', status = 'contacted',
        call_on = current_date - 3 where id = $1`,
      ['b'.repeat(32)],
    );
    await query(`update public.submissions set received_at = now() - interval '4 hours',
      contacted_at = now() - interval '1 hour' where contacted_at is not null`);
    const [{ digest } = { digest: {} }] = await query<{ digest: object }>(
      `select private.digest_of(now() - interval '7 days') as digest`,
    );
    expect(digest).toMatchObject({
      ...{ count: 2, forms: [{ form: FORM, count: 2 }], unopened: 1, overdue: 1, median: 10_800 },
    });
  });

  test('goes once a day to each, after what somebody waits for', async () => {
    await query('update private.submission_settings set recipients = $1', [
      JSON.stringify({ [FORM]: ['a@b.example'] }),
    ]);
    await send();
    const { taken, work } = mailer();
    await work();
    expect(taken).toEqual(['a@b.example', 'd@b.example']);
    await work();
    expect(taken).toHaveLength(2);
    expect(await digests()).toEqual([{ state: 'sent' }]);
  });

  test('is tried again, with what the mailer says', async () => {
    let wait = true;
    const { taken, work } = mailer(() =>
      wait ? { outcome: 'later', reason: 'busy', wait: 60 } : { outcome: 'sent' },
    );
    await work();
    expect(await digests()).toEqual([{ state: 'waiting' }]);
    wait = false;
    await query(`update private.digests set due = now() - interval '1 minute'`);
    await query('delete from private.pauses');
    await work();
    expect(taken).toEqual(['d@b.example']);
  });

  test('goes on its days alone, from its hour on, where the site is', async () => {
    const { taken, work } = mailer();
    const zone = 'America/Sao_Paulo';
    const [{ day, hour } = { day: 0, hour: 0 }] = await query<{ day: number; hour: number }>(
      `select extract(isodow from now() at time zone $1)::int as day,
        extract(hour from now() at time zone $1)::int as hour`,
      [zone],
    );
    const emails = ['d@b.example'];
    await agree({ days: everyDay.filter((other) => other !== day), hour: 0, zone, emails });
    await work();
    await agree({ days: everyDay, hour: hour + 1, zone, emails });
    await work();
    expect(taken).toEqual([]);
    await agree({ days: [day], hour, zone, emails });
    await work();
    expect(taken).toEqual(emails);
  });
});

describe('a reminder', () => {
  const TOLD = 'a@b.example';
  /** A zone in which it is nine in the morning now, or as many hours later. */
  const zoneAt = (hour: number) => {
    const ahead = ((hour - new Date().getUTCHours() + 36) % 24) - 12;
    return `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
  };
  const agree = (zone: string) =>
    query(
      `update private.submission_settings set digest = '{}', reminders = $1, answered = '{}', recipients = $2`,
      [zone, JSON.stringify({ [FORM]: [TOLD] })],
    );
  const reminders = () =>
    query<{ address: string; figures: object }>(
      `select address, figures from private.digests where kind = 'reminder'`,
    );
  const old = (hours: number) =>
    query(`update public.submissions set received_at = now() - make_interval(hours => $1)`, [
      hours,
    ]);
  beforeEach(async () => {
    await query('delete from private.digests');
    await agree(zoneAt(9));
  });
  afterAll(() => agree(''));

  test('names what nobody has opened for a day and who is to be called today, once', async () => {
    await send('a'.repeat(32));
    await send('b'.repeat(32), 'b@a.example');
    const { taken, work } = mailer();
    await work();
    await old(25);
    await query(
      `update public.submissions set status = 'contacted', call_on = (now() at time zone $2)::date where id = $1`,
      ['b'.repeat(32), zoneAt(9)],
    );
    taken.length = 0;
    await work();
    await work();
    expect(taken).toEqual([TOLD]);
    const [{ figures } = { figures: {} }] = await reminders();
    expect(figures).toMatchObject({
      count: 2,
      leads: [{ reason: 'call' }, { reason: 'unopened' }],
    });
  });

  test('is not sent for what is new, was opened, is suspected, or was named a day before', async () => {
    await send('a'.repeat(32));
    const { taken, work } = mailer();
    await work();
    taken.length = 0;
    await old(23);
    await work();
    await old(25);
    await query("update public.submissions set status = 'contacted'");
    await work();
    await query("update public.submissions set status = 'new', suspected = '{trap}'");
    await work();
    await query("update public.submissions set suspected = '{}'");
    await query(
      `insert into private.digests (day, address, kind, since, due)
       values (current_date - 2, $1, 'reminder', now(), null)`,
      [TOLD],
    );
    await query('delete from private.stations');
    await work();
    expect(taken).toEqual([]);
  });

  test.each([
    ['in the afternoon', () => zoneAt(15)],
    ['switched off', () => ''],
  ])('does not go %s', async (_, zone) => {
    await send('a'.repeat(32));
    await old(25);
    await query('delete from private.stations');
    await agree(zone());
    const { taken, work } = mailer();
    await work();
    expect(taken).toEqual([]);
  });
});
