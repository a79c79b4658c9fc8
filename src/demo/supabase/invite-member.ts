import { randomUUID } from 'node:crypto';
import { answer, type Way } from '../../../supabase/functions/team/answer.ts';
import { newToken, sendAccountEmail } from './account-emails.ts';
import type { EmbeddedSupabase } from './open.ts';

type Fetch = (request: Request) => Response | Promise<Response>;

/** The edge function `team`, with what lite lacks of the accounts' API for administrators. */
export function inviteMember(
  database: EmbeddedSupabase,
  request: Request,
  fetch: Fetch,
): Promise<Response> {
  const { origin } = new URL(request.url);
  const apikey = request.headers.get('apikey') ?? '';
  return answer(request, {
    rpc: async (name, body, authorization) =>
      fetch(
        new Request(`${origin}/rest/v1/rpc/${name}`, {
          method: 'POST',
          headers: {
            'Content-Type': 'application/json',
            ...(authorization === undefined
              ? { apikey: database.secretKey }
              : { apikey, authorization }),
          },
          body: JSON.stringify(body),
        }),
      ),
    invite: (email, by) => invite(database, email, by),
  });
}

/** Creates an account without a password; an unconfirmed existing account loses its password. */
const INVITED = `
  insert into auth.users (id, aud, role, email, confirmation_token, confirmation_sent_at, invited_at,
    raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
  values ($1, 'authenticated', 'authenticated', $2, $3, now(), now(),
    '{"provider": "email", "providers": ["email"]}', '{}', now(), now())`;
const INVITED_AGAIN = `
  update auth.users set encrypted_password = null, confirmation_token = $2, confirmation_sent_at = now(),
    invited_at = now()
  where email = $1 and email_confirmed_at is null returning id`;

async function invite(
  { connection, siteUrl }: EmbeddedSupabase,
  email: string,
  by: Way,
): Promise<{ status: number; token?: string }> {
  const { driver } = connection;
  const { code, hash } = newToken(email);
  const { rows: accounts } = await driver.query('select from auth.users where email = $1', [email]);
  if (accounts.length === 0) await driver.query(INVITED, [randomUUID(), email, hash]);
  else {
    const { rows } = await driver.query(INVITED_AGAIN, [email, hash]);
    if (rows.length === 0) return { status: 422 };
  }
  if (by === 'link') return { status: 200, token: hash };
  const values = { SiteURL: siteUrl, Email: email, Token: code, TokenHash: hash };
  await sendAccountEmail('invite', email, values);
  return { status: 200 };
}
