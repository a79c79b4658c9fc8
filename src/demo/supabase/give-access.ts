import { UserError } from '../../lib/user-error.ts';
import { localKeys } from './api-keys.ts';
import { databaseFolder } from './database-folder.ts';
import { openSupabase } from './open.ts';

export type Access = 'admin' | 'sales' | 'editor' | 'none';

/** The default ports of `npm start` and `npm run dev`. */
const PORTS = ['4173', '5173'];

/**
 * Says what an account of the embedded database may do, through the server that has it open, if one
 * has: `port` may say where. Resolves to whether there is such an account.
 */
export async function giveAccess(
  address: string,
  access: Access,
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

async function directly(address: string, access: Access): Promise<boolean> {
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
  } finally {
    await close();
  }
}

async function byServer(port: string, asked: object): Promise<boolean | undefined> {
  const { secretKey } = localKeys(databaseFolder());
  try {
    const answer = await fetch(`http://localhost:${port}/rest/v1/rpc/set_access`, {
      method: 'POST',
      headers: { apikey: secretKey, 'Content-Type': 'application/json' },
      body: JSON.stringify(asked),
    });
    return answer.ok ? ((await answer.json()) as boolean) : undefined;
  } catch {
    return undefined; // nobody listens there
  }
}
