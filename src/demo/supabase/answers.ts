import { randomUUID } from 'node:crypto';
import type { App } from '@supabase/lite';
import { mayRegister } from '../../blocks/strategies/supabase-auth/may-register.ts';
import { isRecord } from '../../lib/stored.ts';
import { newToken, sendAccountEmail } from './account-emails.ts';
import { readCliConfig } from './config.ts';
import { inviteMember } from './invite-member.ts';
import type { EmbeddedSupabase } from './open.ts';
import { storageLink } from './storage-answers.ts';
import { sendEmails, sourcesNow, takeSubmission } from './take-submission.ts';

interface Body {
  email?: string;
  type?: string;
  data?: object;
}

/**
 * Adds what lite lacks: invitations, the log's settings, links of Storage, and two answers in the place of some that would block a
 * visitor of the demo. Lite answers every repeated sign-up and every resend with 429. Hosted Supabase answers a sign-up
 * with a confirmed address like a new one, to hide who has an account, and sends the e-mail again after a while.
 */
export function completeLite(
  database: EmbeddedSupabase,
  sources = sourcesNow,
): Pick<App, 'fetch'> & { sendDue(): Promise<void> } {
  const { app } = database;
  const inTurn = oneByOne();
  return {
    sendDue: () => inTurn(() => sendEmails(database)),
    fetch: (request, context) =>
      inTurn(async () => {
        const handler = handlers[`${request.method} ${new URL(request.url).pathname}`];
        const forward = async (asked: Request) => app.fetch(asked, context);
        if (handler) return handler({ database, request, forward, sources });
        return storageLink(request, forward) ?? forward(request);
      }),
  };
}

interface Asked {
  database: EmbeddedSupabase;
  sources: typeof sourcesNow;
  request: Request;
  /** Lets lite answer. */
  forward(request: Request): Promise<Response>;
}

type Handler = (asked: Asked) => Promise<Response>;

const handlers: Record<string, Handler> = {
  'POST /functions/v1/team': ({ database, request, forward }) =>
    inviteMember(database, request, forward),
  'POST /rest/v1/rpc/submit_form': ({ database, request, forward }) =>
    takeSubmission(database, () => forward(request)),
  'POST /rest/v1/rpc/release_submissions': sendingAfterwards,
  'POST /rest/v1/rpc/resend_station': sendingAfterwards,
  // Their files go with them.
  'POST /rest/v1/rpc/delete_submissions': sendingAfterwards,
  'POST /rest/v1/rpc/erase_person': sendingAfterwards,
  'POST /rest/v1/rpc/expire_submissions': sendingAfterwards,
  'POST /rest/v1/rpc/announce_files': ({ database, request, forward }) =>
    takeSubmission(database, () => forward(request)),
  'POST /rest/v1/rpc/send_test_submission': ({ database, request, forward }) =>
    takeSubmission(database, () => forward(request)),
  'POST /auth/v1/verify': async ({ request, forward }) => {
    const body = await bodyOf(request.clone());
    // Lite knows no `invite`; its link is good for the same as that of a sign-up.
    if (body.type !== 'invite') return forward(request);
    return forward(new Request(request, { body: JSON.stringify({ ...body, type: 'signup' }) }));
  },
  'POST /auth/v1/signup': onlyWithForm(
    repairing(async (database, { email = '', data }) => {
      const repeated =
        (await isConfirmed(database, email)) || (await confirmAgain(database, email));
      return repeated ? Response.json(madeUpUser(email, data)) : undefined;
    }),
  ),
  'POST /auth/v1/resend': repairing(async (database, { email = '', type }) =>
    type === 'signup' && (await confirmAgain(database, email)) ? Response.json({}) : undefined,
  ),
};

async function sendingAfterwards({ database, request, forward }: Asked): Promise<Response> {
  const response = await forward(request);
  await sendEmails(database);
  return response;
}

/** As a hosted project that was set up for this site: nobody registers where it has no form for it. */
function onlyWithForm(answer: Handler): Handler {
  return async (asked) => {
    const sources = asked.sources();
    if (!sources || mayRegister(sources)) return answer(asked);
    const msg = 'Signups not allowed for this instance';
    return Response.json({ code: 422, error_code: 'signup_disabled', msg }, { status: 422 });
  };
}

/** Answers in place of lite where that says 429. */
function repairing(
  repair: (database: EmbeddedSupabase, body: Body) => Promise<Response | undefined>,
): Handler {
  return async ({ database, request, forward }) => {
    const copy = request.clone();
    const response = await forward(request);
    if (response.status !== 429) return response;
    return (await repair(database, await bodyOf(copy))) ?? response;
  };
}

/** Empty if it is no JSON object. */
async function bodyOf(request: Request): Promise<Body> {
  const body: unknown = await request.json().catch(() => undefined);
  return isRecord(body) ? body : {};
}

/**
 * There is one connection, and lite lets requests that come together share a transaction: one that
 * is refused made the other fail too. So each waits for the one before.
 */
function oneByOne(): <T>(task: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (task) => {
    const mine = last.then(task, task);
    last = mine;
    return mine;
  };
}

const RENEW = `
  update auth.users set confirmation_token = $2, confirmation_sent_at = now()
  where email = $1 and email_confirmed_at is null and confirmation_sent_at < now() - $3::interval
  returning id`;

/**
 * Sends the confirmation again, with a new link, unless the last one is younger than
 * `max_frequency`. Lite never does, so a link that expired would lock its owner out.
 * Resolves to whether it was sent.
 */
async function confirmAgain(database: EmbeddedSupabase, address: string): Promise<boolean> {
  const email = address.toLowerCase();
  const { code, hash } = newToken(email);
  const { max_frequency } = readCliConfig().auth.email;
  const { rows } = await database.connection.driver.query(RENEW, [email, hash, max_frequency]);
  if (rows.length === 0) return false;
  const values = { SiteURL: database.siteUrl, Email: email, Token: code, TokenHash: hash };
  await sendAccountEmail('confirmation', email, values);
  return true;
}

async function isConfirmed({ connection }: EmbeddedSupabase, email: string): Promise<boolean> {
  const { rows } = await connection.driver.query(
    'select from auth.users where email = $1 and email_confirmed_at is not null',
    [email.toLowerCase()],
  );
  return rows.length > 0;
}

function madeUpUser(email: string, data: object = {}) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    aud: 'authenticated',
    role: '',
    email,
    phone: '',
    confirmation_sent_at: now,
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: data,
    identities: [],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
