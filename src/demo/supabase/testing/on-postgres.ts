/**
 * The service of the embedded database on PostgreSQL itself: lite's connection asks a server, with all else as it is.
 * `TEST_DATABASE=postgres` chooses it for the tests of a process.
 */
import type { PgliteConnection } from '@supabase/lite/pglite';
import pg from 'pg';
import { connectEmbedded } from '../open.ts';
import { postgresPrograms, startPostgres } from './postgres.ts';

const { Client, types } = pg;

/** As lite has PGlite read them: numbers where they are safe, dates and times as text. */
const PARSERS: Record<number, (text: string) => unknown> = {
  [types.builtins.INT8]: numberOrText,
  [types.builtins.NUMERIC]: numberOrText,
  [types.builtins.DATE]: String,
  [types.builtins.TIME]: String,
  [types.builtins.TIMESTAMP]: String,
  [types.builtins.TIMESTAMPTZ]: String,
};
/** Arrays that pg does not read: of names, and of characters. As arrays of texts. */
const ARRAYS = [1003, 1002];
const TEXTS = 1009;

function numberOrText(text: string): number | string {
  return String(Number(text)) === text ? Number(text) : text;
}

/** Whether PostgreSQL is asked for, and installed. */
export const isOnPostgres = (): boolean => process.env.TEST_DATABASE === 'postgres';

/** A connection to a server of its own, which ends with it. */
export async function connectPostgres(folder: string): Promise<PgliteConnection> {
  const programs = postgresPrograms();
  if (!programs) throw new Error('PostgreSQL 15 or newer is not installed');
  const server = await startPostgres(programs);
  const client = new Client({
    ...{ host: server.folder, user: 'postgres', database: 'postgres' },
    types: {
      getTypeParser: (id, format) =>
        PARSERS[id] ??
        types.getTypeParser((ARRAYS.includes(Number(id)) ? TEXTS : id) as typeof id, format),
    },
  });
  await client.connect();
  const connection = await connectEmbedded(folder);
  const embedded = connection.driver.close.bind(connection.driver);
  Object.assign(connection.driver, driverOf(client), {
    async close() {
      await client.end();
      await server.stop();
      await embedded();
    },
  });
  return connection;
}

/** PGlite's methods that are used here. A transaction keeps others out until it ends, as PGlite's does. */
function driverOf(client: pg.Client) {
  let last: Promise<unknown> = Promise.resolve();
  const alone = <T>(work: () => Promise<T>): Promise<T> => {
    const result = last.then(work, work);
    last = result.catch(() => undefined); // whoever asked is told
    return result;
  };
  const query = async (sql: string, values: unknown[] = []) => {
    const answer = await client.query(sql, values.length > 0 ? values.map(asSent) : undefined);
    return { ...answer, affectedRows: answer.rowCount ?? 0 };
  };
  const exec = async (sql: string) => [await client.query(sql)].flat();
  return {
    query: (sql: string, values?: unknown[]) => alone(() => query(sql, values)),
    exec: (sql: string) => alone(() => exec(sql)),
    transaction: (work: (transaction: object) => Promise<unknown>) =>
      alone(async () => {
        await client.query('begin');
        try {
          const result = await work({ query, exec });
          await client.query('commit');
          return result;
        } catch (error) {
          await client.query('rollback');
          throw error;
        }
      }),
  };
}

/** Arrays of texts are arrays for both; of other things, pg would make an array too, where JSON is meant. */
const asSent = (value: unknown) =>
  Array.isArray(value) && value.some((item) => typeof item === 'object')
    ? JSON.stringify(value)
    : value;
