import { createHash, randomInt } from 'node:crypto';
import { saveEmail } from '../emails.ts';
import { renderAccountEmail } from './account-email.ts';
import { readCliConfig } from './config.ts';
import type { EmbeddedSupabase } from './open.ts';

const RENEW = `
  update auth.users set confirmation_token = $2, confirmation_sent_at = now()
  where email = $1 and email_confirmed_at is null and confirmation_sent_at < now() - $3::interval
  returning id`;

/**
 * Sends the confirmation again, with a new link, unless the last one is younger than
 * `max_frequency`. Lite never does, so a link that expired would lock its owner out.
 * Resolves to whether it was sent.
 */
export async function confirmAgain(database: EmbeddedSupabase, address: string): Promise<boolean> {
  const email = address.toLowerCase();
  const code = String(randomInt(1_000_000)).padStart(6, '0');
  const hash = createHash('sha256')
    .update(email + code)
    .digest('hex'); // as lite does it
  const { max_frequency } = readCliConfig().auth.email;
  const { rows } = await database.connection.driver.query(RENEW, [email, hash, max_frequency]);
  if (rows.length === 0) return false;
  const values = { SiteURL: database.siteUrl, Email: email, Token: code, TokenHash: hash };
  await saveEmail({ to: email, ...renderAccountEmail('confirmation', values) });
  return true;
}
