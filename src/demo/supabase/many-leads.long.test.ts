/** Many leads in a minute, and mailers as they are: slow, strict, away for an hour. */
import { beforeEach, expect, test } from 'vitest';
import { type Services, sendDue } from '../../../supabase/functions/new-submission/deliver.ts';
import type { SendResult } from '../../../supabase/functions/new-submission/http-answer.ts';
import { httpServices } from '../../../supabase/functions/new-submission/services.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { noticeSettings } from '../../supabase/site-emails.ts';
import { readSources } from '../../supabase/site-sources.ts';
import { bytesOf, serve } from './testing/faults.ts';
import { stationsIn } from './testing/stations.ts';
import { setUpSupabase } from './testing/supabase.ts';

const FORM = 'contact_form';
/** A thousand take minutes: LEADS=1000. */
const LEADS = Number(process.env.LEADS ?? 60);
const SALES = 'vendas@b.example';
const BOSS = 'diretoria@b.example';

const settings = {
  ...noticeSettings(readSources(FIXTURE_SITE))!,
  siteUrl: 'https://a.example',
  goals: { webhook: { url: '', secret: '' } },
};
const supabase = setUpSupabase();
const { empty, pass, services: ofDatabase } = stationsIn(supabase);

beforeEach(async () => {
  await empty();
  await supabase.query(
    `update private.submission_settings set forms = $1, answered = '{}', webhook_forms = '{}', crm_forms = '{}',
      recipients = $2, second_address = ''`,
    [[FORM], JSON.stringify({ [FORM]: [BOSS, SALES] })],
  );
  // In the order of their names, each some milliseconds after the one before.
  await supabase.query(
    `insert into public.submissions (id, form, page, received_at, fields, name, email, phone, company)
    select lpad(to_hex(n), 32, '0'), $1, 'https://a.example/', now() - (${LEADS} - n) * interval '60 milliseconds',
      jsonb_build_array(jsonb_build_object('name', 'name', 'label', 'Nome', 'value', 'Ana ' || n)), 'Ana ' || n, 'ana' || n || '@a.example', '', ''
    from generate_series(1, ${LEADS}) as n`,
    [FORM],
  );
});

/** Workers, each a minute after the one before, until nothing is due; the mailer says what becomes of a mail at a second. */
async function workThrough(mailer: (to: string, now: number) => SendResult & { takes?: number }) {
  const arrived: Record<string, string[]> = { [SALES]: [], [BOSS]: [] };
  let clock = 0;
  let told = 0;
  const services: Services = {
    ...ofDatabase,
    async send(to, { text }) {
      const { takes = 0.05, ...result } = mailer(to, clock);
      clock += takes;
      if (result.outcome === 'sent') arrived[to]?.push(/Ana \d+/.exec(text)?.[0] ?? text);
      return result;
    },
    fetch: async () => Response.error(),
    async pause(seconds) {
      clock += seconds;
    },
    now: () => clock * 1_000,
  };
  const left = async () => Number((await supabase.query<{ left: string }>(LEFT_SQL))[0]?.left);
  for (let shifts = 0; shifts < 300 && (await left()) > 0; shifts += 1) {
    await sendDue(settings, services);
    clock = Math.max(clock, told) + 60;
    await pass((clock - told) / 60);
    told = clock;
  }
  return { arrived, minutes: clock / 60, left: await left() };
}
const LEFT_SQL = "select count(*) as left from private.stations where state <> 'sent'";

const IN_ORDER = Array.from({ length: LEADS }, (_, at) => `Ana ${at + 1}`);

test('a mailer that takes two a second gets all of them, in the order in which they came', async () => {
  let free = 0;
  const { arrived, minutes, left } = await workThrough((_, now) => {
    if (now < free) return { outcome: 'later', wait: free - now };
    free = now + 0.5;
    return { outcome: 'sent' };
  });
  expect(left).toBe(0);
  expect(arrived[SALES]).toEqual(IN_ORDER);
  expect(arrived[BOSS]).toEqual(IN_ORDER);
  console.log(`${2 * LEADS} mails at two a second: ${minutes.toFixed(0)} minutes`);
}, 600_000);

test('one that refuses an address for an hour loses nothing, and others do not wait for it', async () => {
  const sold: number[] = [];
  const { arrived, left } = await workThrough((to, now) => {
    if (to === BOSS && now < 3_600) return { outcome: 'refused', reason: '422 Caixa cheia' };
    if (to === SALES) sold.push(now);
    return { outcome: 'sent' };
  });
  expect(left).toBe(0);
  expect(arrived[SALES]).toEqual(IN_ORDER);
  expect(Math.max(...sold)).toBeLessThan(3_600);
  expect(new Set(arrived[BOSS])).toEqual(new Set(IN_ORDER));
  expect(arrived[BOSS]).toHaveLength(LEADS);
}, 600_000);

test('one that answers after half a minute is waited for, and gets each mail once', async () => {
  await supabase.query(
    `delete from private.stations where address = $1 or submission > lpad('1', 32, '0')`,
    [BOSS],
  );
  const arrived: string[] = [];
  const { server, address } = await serve(async (request, response) => {
    arrived.push(JSON.parse(`${await bytesOf(request)}`).to[0]);
    setTimeout(() => response.end('{"id":"1"}'), 30_000);
  });
  const { send } = httpServices({
    ...{ mailApi: address, mailKey: 'k', mailFrom: 'Site <site@a.example>' },
    ...{ supabaseUrl: '', serviceKey: '' },
  });
  const services: Services = {
    ...ofDatabase,
    ...{ send, fetch: async () => Response.error(), now: Date.now },
  };
  const first = sendDue(settings, services);
  setTimeout(() => void sendDue(settings, services).catch(console.error), 15_000);
  expect(await first).toBe(0);
  server.close();
  expect(arrived).toEqual([SALES]);
  expect(await supabase.query('select state from private.stations')).toEqual([{ state: 'sent' }]);
}, 60_000);
