/**
 * Each station of a lead, and each way in which whoever is asked, or the worker that asks, fails at each step: real
 * sockets, a real database. The row tells the truth, and nothing arrives twice.
 */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
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
import { stationsIn } from './testing/stations.ts';
import { SUBMISSION, setUpSupabase } from './testing/supabase.ts';

const FORM = 'contact_form';
const ID = SUBMISSION.submission_id;
const GOALS = ['notice', 'answer', 'crm', 'webhook'] as const;
type Goal = (typeof GOALS)[number];

/** What answers slower than this is not waited for, in milliseconds. */
const PATIENCE = 1_000;

/** What becomes of one request; `take` is that it arrives where it was to go. */
type Fault = (response: ServerResponse, take: () => void) => void;

const reset = ({ socket }: ServerResponse) => socket?.resetAndDestroy();
const says = (status: number, headers: Record<string, string> = {}) =>
  ((response) => response.writeHead(status, headers).end('{"message":"Agora não"}')) as Fault;
const faults = {
  'breaks the connection': (response) => reset(response),
  'takes it and breaks the connection': (response, take) => {
    take();
    reset(response);
  },
  'never answers': () => undefined,
  'takes it and never answers': (_, take) => take(),
  'answers half': (response, take) => {
    take();
    response.writeHead(200, { 'content-length': '1000' });
    response.write('{"id"');
    setImmediate(() => reset(response));
  },
  'has failed': says(500),
  'is a gateway in front of nothing': says(502),
  'wants it later': says(503, { 'retry-after': '120' }),
  'wants less at once': says(429, { 'retry-after': '60' }),
  'knows no such key': says(401),
  'refuses it once': says(422),
} satisfies Record<string, Fault>;

/** What the next request meets. */
let fault: Fault | undefined;
/** What has arrived, by what the goal itself tells two from one by. */
let arrived: string[] = [];

const answers: Record<Goal, string> = {
  ...{ notice: '{"id":"1"}', answer: '{"id":"1"}', webhook: 'ok', crm: '{"success":true}' },
};

async function textOf(request: IncomingMessage): Promise<string> {
  return Buffer.concat(await request.toArray()).toString();
}

async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const goal = goalOf(request.url ?? '', await textOf(request));
  const { 'idempotency-key': mail, 'webhook-id': hook } = request.headers;
  const take = () => {
    // A CRM takes everything that it is sent.
    const key = `${goal} ${mail ?? hook ?? arrived.length}`;
    if (!arrived.includes(key)) arrived.push(key);
  };
  const met = goal === faulty && fault;
  if (met) {
    fault = undefined;
    met(response, take);
  } else {
    take();
    response.end(answers[goal]);
  }
}

const goalOf = (url: string, body: string): Goal => {
  if (url !== '/mail') return url.slice(1) as Goal;
  return JSON.parse(body).to[0] === VISITOR ? 'answer' : 'notice';
};

const VISITOR = 'ana@a.example';
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
  server = createServer(
    (request, response) => void respond(request, response).catch(console.error),
  );
  await once(server.listen(0, '127.0.0.1'), 'listening');
  address = addressOf(server);
  const gone = createServer();
  await once(gone.listen(0, '127.0.0.1'), 'listening');
  nobody = addressOf(gone);
  await new Promise((done) => gone.close(done));
});
const addressOf = (one: Server) => `http://127.0.0.1:${(one.address() as AddressInfo).port}`;
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
      recipients = $2, second_address = '', crm_stores_once = false`,
    [[FORM], JSON.stringify({ [FORM]: ['vendas@b.example'] })],
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
const stations = async (): Promise<StationRow[]> =>
  (await admin.rpc('read_submission', { submission: ID }).throwOnError()).data.stations;

/** Each goal: what its row says in the end, and how often it arrived. */
async function ends(): Promise<Record<string, string>> {
  const told = (await stations()).map(({ station, state }) => {
    const times = arrived.filter((key) => key.startsWith(station)).length;
    return [station, `${state} ${times}`];
  });
  return Object.fromEntries(told);
}

const ALL_SENT = { notice: 'sent 1', answer: 'sent 1', crm: 'sent 1', webhook: 'sent 1' };

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
  // Half of an answer has no verdict of the CRM.
  crm: { ...ONCE, 'answers half': 'unknown 1' },
};

describe.each(GOALS)('of a lead whose %s', (goal) => {
  beforeEach(() => {
    faulty = goal;
  });
  test.each(Object.keys(faults))('%s, the row says what became of it', async (name) => {
    fault = faults[name as keyof typeof faults];
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
