import { randomUUID } from 'node:crypto';
import bcrypt from 'bcryptjs';
import type { EmbeddedSupabase } from './open.ts';

/** As lite's own. */
const cost = () => Number(process.env.LITE_AUTH_BCRYPT_COST) || 10;

let nobody: Promise<string> | undefined;

/**
 * Does the work that lite leaves out where it already knows that a sign-in will be refused: how long it
 * takes would tell who has an account. Hosted looks at the password first, too. Resolves to an
 * answer where lite's would tell.
 */
export async function lookAtPassword(
  { connection }: EmbeddedSupabase,
  { email = '', password = '' }: { email?: string; password?: string },
): Promise<Response | undefined> {
  const { rows } = await connection.driver.query<{ hash: string | null; confirmed: boolean }>(
    `select encrypted_password as hash, email_confirmed_at is not null as confirmed
     from auth.users where email = $1`,
    [email.toLowerCase()],
  );
  const [user] = rows;
  if (user?.hash && user.confirmed) return undefined; // lite compares
  nobody ??= bcrypt.hash(randomUUID(), cost());
  const isRight = await bcrypt.compare(password, user?.hash ?? (await nobody));
  return isRight ? undefined : invalidCredentials();
}

/** A sign-up with an existing address creates no account, and so computes no hash. */
export const hashForNobody = (password = '') => bcrypt.hash(password.slice(0, 72), cost());

const invalidCredentials = () =>
  Response.json(
    { code: 400, error_code: 'invalid_credentials', msg: 'Invalid login credentials' },
    { status: 400 },
  );
