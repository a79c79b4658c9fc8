import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { App, ensureHistoryTable, setExperimental } from '@supabase/lite';
import { createPgliteConnection, type PgliteConnection } from '@supabase/lite/pglite';
import { textStamp } from '../../node/hash-of.ts';
import { projectRoot } from '../../node/project.ts';
import { msg } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import { emailsOut } from './account-emails.ts';
import { readLiteConfig } from './config.ts';
import { databaseFolder, localKeys } from './database-folder.ts';
import { lockFolder } from './lock.ts';
import { quietly } from './quietly.ts';
import { storageFolder } from './storage-folder.ts';

export interface EmbeddedSupabase {
  app: App;
  connection: PgliteConnection;
  secretKey: string;
  siteUrl: string;
  close(): Promise<void>;
}

export interface OpenOptions {
  /** The site's own address, without a slash at the end: what links in e-mails start with. */
  siteUrl: string;
  publishableKey: string;
}

/**
 * Opens the database of this machine, with every migration applied; makes it at first.
 * Throws a `UserError` when another process has it open.
 */
export async function openSupabase(
  options: OpenOptions,
  connect = connectEmbedded,
): Promise<EmbeddedSupabase> {
  const folder = databaseFolder();
  const unlock = await lockFolder(folder, options.siteUrl);
  const made = making(folder);
  const connection = await connect(join(folder, 'pgdata'));
  const close = async () => {
    await connection.close();
    unlock();
  };
  try {
    const { jwtSecret, secretKey } = localKeys(folder);
    const { api, auth } = readLiteConfig();
    const app = new App({
      connection,
      api,
      storage: { enabled: true },
      auth: {
        ...auth,
        site_url: options.siteUrl,
        jwt_secret: jwtSecret,
        publishable_key: options.publishableKey,
        secret_key: secretKey,
      },
      options: {
        server: { admin: false, disableStudio: true },
        drivers: { email: emailsOut(options.siteUrl) },
      },
    });
    app._storageAdapter = storageFolder(join(folder, 'storage'));
    await connection.driver.exec(LIKE_SUPABASE);
    setExperimental('storage', true);
    await quietly(() => app.init());
    await app.ensureSystemSchema();
    await connection.driver.exec(STORAGE_GRANTS);
    await migrate(connection, join(folder, 'migrations.json'));
    await connection.clearSchemaCache(); // else what the migrations have made is not known yet
    made();
    // What a search costs is judged by it, and nothing else does it here.
    await connection.driver.exec('analyze public.submissions');
    return { app, connection, secretKey, siteUrl: options.siteUrl, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/**
 * Marks a database that is being made, for the seconds that this takes: one that was stopped meanwhile holds nothing
 * yet and cannot be opened, so it is made anew. Returns what removes the mark.
 */
function making(folder: string): () => void {
  const [mark, data] = [join(folder, 'being-made'), join(folder, 'pgdata')];
  if (existsSync(mark)) rmSync(data, { recursive: true, force: true });
  else if (!existsSync(data)) writeFileSync(mark, '');
  return () => rmSync(mark, { force: true });
}

/** Of the data in a folder, which is made at first. */
export async function connectEmbedded(dataFolder: string): Promise<PgliteConnection> {
  const connection = await createPgliteConnection({
    url: dataFolder,
    pgliteOptions: { extensions: { pg_trgm } },
  });
  // On its first request lite grants every privilege on every table to every role, which would undo
  // the grants of the migrations: a test holds that they stay (tables.test.ts).
  Object.defineProperty(connection, 'ensureRlsContext', { value: async () => true });
  return connection;
}

const HISTORY = 'supabase_migrations.schema_migrations';

/**
 * Runs the files of `supabase/migrations/` that were not run yet, each in a transaction. Throws a `UserError` if one of
 * those that were has changed since, as they may before 1.0: `sumsFile` says what they were.
 */
async function migrate(connection: PgliteConnection, sumsFile: string): Promise<void> {
  await ensureHistoryTable(connection);
  const { driver } = connection;
  const { rows } = await driver.query<{ version: string }>(`select version from ${HISTORY}`);
  const applied = new Set(rows.map(({ version }) => version));
  const sums = existsSync(sumsFile) ? JSON.parse(readFileSync(sumsFile, 'utf8')) : {};
  const folder = join(projectRoot, 'supabase/migrations');
  for (const file of readdirSync(folder).sort()) {
    const [, version = '', name = ''] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    if (!version) continue;
    const text = readFileSync(join(folder, file), 'utf8');
    const sum = textStamp(text);
    if (applied.has(version)) {
      if (sums[version] !== sum) throw new UserError(msg('demo/database:outdated'));
      continue;
    }
    await driver.transaction(async (transaction) => {
      await transaction.exec(text);
      await transaction.query(`insert into ${HISTORY} (version, name) values ($1, $2)`, [
        version,
        name,
      ]);
    });
    sums[version] = sum;
    writeFileSync(sumsFile, JSON.stringify(sums));
  }
}

/**
 * What a hosted project has before its first migration, run each time: the API's roles and the
 * privileges they get by default on whatever a migration creates.
 */
export const LIKE_SUPABASE = `
do $$
declare missing text;
begin
  foreach missing in array array['anon', 'authenticated', 'service_role'] loop
    if not exists (select from pg_roles where rolname = missing) then
      execute format('create role %I nologin %s', missing,
        case missing when 'service_role' then 'bypassrls' else '' end);
    end if;
  end loop;
end $$;
grant usage on schema public to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on tables to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on sequences to anon, authenticated, service_role;
alter default privileges in schema public
  grant all on functions to anon, authenticated, service_role;
`;

/** What a hosted project grants in Storage: policies say what becomes of it. */
export const STORAGE_GRANTS = `
grant usage on schema storage to anon, authenticated, service_role;
grant all on all tables in schema storage to anon, authenticated, service_role;
`;
