import { msg } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import { databaseFolder, localKeys } from './database-folder.ts';
import { openSupabase } from './open.ts';

export type AccessLevel = 'admin' | 'sales' | 'editor' | 'none';

/** What the database says of the last administrator (supabase/migrations/). */
const LAST_ADMINISTRATOR = 'the last administrator stays';

/** The default ports of `npm start` and `npm run dev`. */
const PORTS = ['4173', '5173'];

/**
 * Says what an account of the embedded database may do, through the server that has it open, if one
 * has: `port` may say where. Resolves to whether there is such an account.
 */
export async function giveAccess(
  address: string,
  access: AccessLevel,
  port = process.env.PORT,
): Promise<boolean> {
  try {
    return await directly(address, access);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    for (const listening of port === undefined ? PORTS : [port, ...PORTS]) {
      const answer = await byServer(listening, { address, access });
      if (answer !== undefined) return answer;
    }
    throw error; // by a server elsewhere: `--port`
  }
}

async function directly(address: string, access: AccessLevel): Promise<boolean> {
  const { connection, close } = await openSupabase({
    siteUrl: 'http://localhost',
    publishableKey: '-',
  });
  try {
    const { rows } = await connection.driver.query<{ found: boolean }>(
      'select public.set_access($1, $2) as found',
      [address, access],
    );
    return Boolean(rows[0]?.found);
  } catch (error) {
    throw String(error).includes(LAST_ADMINISTRATOR) ? lastAdministrator(address) : error;
  } finally {
    await close();
  }
}

/** Undefined if no server of this database listens there. */
async function byServer(
  port: string,
  asked: { address: string; access: AccessLevel },
): Promise<boolean | undefined> {
  const { secretKey } = localKeys(databaseFolder());
  const answer = await fetch(`http://localhost:${port}/rest/v1/rpc/set_access`, {
    method: 'POST',
    headers: { apikey: secretKey, 'Content-Type': 'application/json' },
    body: JSON.stringify(asked),
  }).catch(() => undefined);
  if (answer?.ok) return (await answer.json()) as boolean;
  if ((await answer?.text())?.includes(LAST_ADMINISTRATOR)) throw lastAdministrator(asked.address);
  return undefined;
}

const lastAdministrator = (address: string) =>
  new UserError(msg('demo/database:last-administrator', { address }));
