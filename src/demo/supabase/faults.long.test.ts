/**
 * Each station of a lead, and each way in which whoever is asked, or the worker that asks, fails at each step: real
 * sockets, a real database. The row tells the truth, and nothing arrives twice.
 */
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { SupabaseClient } from '@supabase/supabase-js';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Services,
  sendDue,
  type Task,
} from '../../../supabase/functions/new-submission/deliver.ts';
import { httpServices } from '../../../supabase/functions/new-submission/services.ts';
import { FIXTURE_SITE } from '../../content/testing/fixture.ts';
import { noticeSettings } from '../../supabase/site-emails.ts';
import { readSources } from '../../supabase/site-sources.ts';
import { bytesOf, FAULTS, type Fault, faults, serve } from './testing/faults.ts';
import { stationsIn } from './testing/stations.ts';
import { SUBMISSION, setUpSupabase } from './testing/supabase.ts';

const FORM = 'contact_form';
const ID = SUBMISSION.submission_id;
const GOALS = ['notice', 'answer', 'crm', 'webhook', 'digest'] as const;
type Goal = (typeof GOALS)[number];

/** What answers slower than this is not waited for, in milliseconds. */
const PATIENCE = 1_000;

/** What the next request meets. */
let fault: Fault | undefined;
/** What has arrived, by what the goal itself tells two from one by. */
let arrived: string[] = [];

const answers: Record<Goal, string> = {
  ...{ notice: '{"id":"1"}', answer: '{"id":"1"}', digest: '{"id":"1"}' },
  ...{ webhook: 'ok', crm: '{"success":true}' },
};

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const goal = goalOf(request.url ?? '', `${await bytesOf(request)}`);
  const { 'idempotency-key': mail, 'webhook-id': hook } = request.headers;
  const take = () => {
    // A CRM takes everything that it is sent.
    const key = `${goal} ${mail ?? hook ?? arrived.length}`;
    if (!arrived.includes(key)) arrived.push(key);
  };
  const met = goal === faulty && fault;
  if (met) {
    fault = undefined;
    await met(response, take);
  } else {
    take();
    response.end(answers[goal]);
  }
}

const goalOf = (url: string, body: string): Goal => {
  if (url !== '/mail') return url.slice(1) as Goal;
  const [to] = JSON.parse(body).to;
  return to === VISITOR ? 'answer' : to === READER ? 'digest' : 'notice';
};

const VISITOR = 'ana@a.example';
const READER = 'diretoria@b.example';
let faulty: Goal = 'notice';
let server: Server;
let address: string;
/** An address at which nobody listens any more. */
let nobody: string;
let admin: SupabaseClient;
const supabase = setUpSupabase(async () => {
  admin = await supabase.member('admin');
});
beforeAll(async () => {
  ({ server, address } = await serve(respond));
  const gone = await serve(async () => undefined);
  nobody = gone.address;
  await new Promise((done) => gone.server.close(done));
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const { empty, pass, services: ofDatabase } = stationsIn(supabase);

beforeEach(async () => {
  fault = undefined;
  arrived = [];
  await empty();
  await supabase.query(
    `update private.submission_settings set forms = $1, answered = $1, webhook_forms = $1, crm_forms = $1,
      recipients = $2, second_address = '', crm_stores_once = false, digest = $3`,
    [
      [FORM],
      JSON.stringify({ [FORM]: ['vendas@b.example'] }),
      { days: [1, 2, 3, 4, 5, 6, 7], hour: 0, zone: 'UTC', emails: [READER] },
    ],
  );
  await supabase.store({
    form: FORM,
    fields: [
      { name: 'firstname', label: 'Nome', value: 'Ana', as: 'name' },
      { name: 'email', label: 'E-mail', value: VISITOR, as: 'email' },
    ],
    crm_entries: [['firstname']],
  });
});

function settingsAt(base: string) {
  const settings = noticeSettings(readSources(FIXTURE_SITE))!;
  const { answer } = Object.values(settings.forms).find((form) => form.answer) ?? {};
  const form = { ...settings.forms[FORM], answer };
  return {
    ...settings,
    forms: { ...settings.forms, [FORM]: form },
    siteUrl: 'https://a.example',
    goals: {
      crm: { endpoint: `${base}/crm`, webformId: 'w' },
      webhook: { url: `${base}/webhook`, secret: 'whsec_c2VncmVkbw==' },
    },
  } as Parameters<typeof sendDue>[0];
}

/** A worker, with some of its services in another way. */
async function work(other: (own: Services) => Partial<Services> = () => ({}), base = address) {
  const http = httpServices(
    {
      ...{ mailApi: `${base}/mail`, mailKey: 'k', mailFrom: 'Site <site@a.example>' },
      ...{ supabaseUrl: 'https://unused.example', serviceKey: 'k' },
    },
    PATIENCE,
  );
  const own: Services = {
    send: http.send,
    fetch: (to, init) => fetch(to, { ...init, signal: AbortSignal.timeout(PATIENCE) }),
    ...ofDatabase,
  };
  await sendDue(settingsAt(base), { ...own, ...other(own) });
}

const killed = new Error('killed');
/** A worker that dies leaves nothing behind. */
const dies = (other: (own: Services) => Partial<Services>) =>
  work((own) => ({ ...other(own), rest: async () => undefined })).catch((error) => {
    if (error !== killed) throw error;
  });
const die = () => Promise.reject(killed);

/** How a worker fails around one goal. */
const failures: Record<string, () => Promise<unknown>> = {
  'finds nobody there': () => work(undefined, nobody),
  'dies before it sends': () =>
    dies(({ send, fetch, claim, settle }) => {
      let station: Task['station'] | undefined;
      return {
        claim: async (worker) => {
          const task = await claim(worker);
          station = task?.station;
          return task;
        },
        send: (...given) => (station === faulty ? die() : send(...given)),
        // The worker has no way to tell that it died.
        fetch: (...given) => (station === faulty ? die() : fetch(...given)),
        settle: async (task, result) => (task.station === faulty ? die() : settle(task, result)),
      };
    }),
  'dies once it has sent': () =>
    dies(({ settle }) => ({
      settle: (task, result) => (task.station === faulty ? die() : settle(task, result)),
    })),
  'dies once it has told': () =>
    dies(({ settle }) => ({
      async settle(task, result) {
        await settle(task, result);
        if (task.station === faulty) await die();
      },
    })),
};

/** The other workers, for three days. */
async function goOn(): Promise<void> {
  for (let days = 0; days < 7; days += 1) {
    await pass(11 * 60);
    await work();
  }
}

interface StationRow {
  station: Goal;
  state: string;
  due: string | null;
}
const stations = async (): Promise<StationRow[]> => [
  ...(await admin.rpc('read_submission', { submission: ID }).throwOnError()).data.stations,
  ...(await supabase.query<StationRow>(
    `select 'digest' as station, state, due from private.digests`,
  )),
];

/** Each goal: what its row says in the end, and how often it arrived. */
async function ends(): Promise<Record<string, string>> {
  const told = (await stations()).map(({ station, state }) => {
    const times = arrived.filter((key) => key.startsWith(station)).length;
    return [station, `${state} ${times}`];
  });
  return Object.fromEntries(told);
}

const ALL_SENT = Object.fromEntries(GOALS.map((goal) => [goal, 'sent 1']));

/** What would arrive twice is not sent again if nobody knows whether it arrived: the row says so. */
const ONCE = {
  'breaks the connection': 'unknown 0',
  'takes it and breaks the connection': 'unknown 1',
  'never answers': 'unknown 0',
  'takes it and never answers': 'unknown 1',
  'has failed': 'unknown 0',
  'is a gateway in front of nothing': 'unknown 0',
  'dies before it sends': 'unknown 0',
  'dies once it has sent': 'unknown 1',
};
const OTHERWISE: Partial<Record<Goal, Record<string, string>>> = {
  // What a mailer refuses, once it has taken the notice, is the visitor's address.
  answer: { ...ONCE, 'refuses it once': 'refused 0' },
  // Who died knows nothing of it: the mailer tells by the key whether it has it.
  digest: { ...ONCE, 'dies before it sends': 'sent 1', 'dies once it has sent': 'sent 1' },
  // Half of an answer has no verdict of the CRM.
  crm: { ...ONCE, 'answers half': 'unknown 1' },
};

describe.each(GOALS)('of a lead whose %s', (goal) => {
  beforeEach(() => {
    faulty = goal;
  });
  test.each(FAULTS)('%s, the row says what became of it', async (name) => {
    fault = faults[name];
    await work();
    await goOn();
    expect(await ends()).toEqual({ ...ALL_SENT, [goal]: OTHERWISE[goal]?.[name] ?? 'sent 1' });
  });
  test.each(Object.keys(failures))('is with a worker that %s, too', async (name) => {
    await failures[name]?.();
    await goOn();
    expect(await ends()).toEqual({ ...ALL_SENT, [goal]: OTHERWISE[goal]?.[name] ?? 'sent 1' });
  });
});

test('a digest that a worker died with goes once, whatever has come meanwhile', async () => {
  faulty = 'digest';
  await failures['dies once it has sent']?.();
  await supabase.store({ form: FORM, submission_id: 'b'.repeat(32) });
  await goOn();
  expect((await ends()).digest).toBe('sent 1');
});
