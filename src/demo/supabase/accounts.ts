import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { msg } from '../../words/message.ts';
import { languageForSite, wordsIn } from '../../words/node/catalogues.ts';
import { studioPath } from '../studio/studio-path.ts';
import { databaseFolder } from './database-folder.ts';
import type { EmbeddedSupabase } from './open.ts';

/** File and words of an account -> its role. The others are for the studio, where each role may do something else. */
const ROLES = { administrator: 'admin', sales: 'sales', editor: 'editor' } as const;
type Name = keyof typeof ROLES;

interface Account {
  email: string;
  /** Made on this machine. */
  password: string;
}

/** The accounts that are ready in the embedded database, the administrator first. The inbox and `npm start` show them. */
export const readyAccounts = (): [Name, Account][] =>
  (studioPath() === undefined ? (['administrator'] as const) : (Object.keys(ROLES) as Name[])).map(
    (name) => [name, accountOf(name)],
  );

export const administrator = (): Account => accountOf('administrator');

/** What it is called, and its address, are in the language of the site. */
const ofSite = (key: string): string =>
  wordsIn(languageForSite()).worded(msg(`demo/database:${key}`));

export const nameOfAccount = (name: Name): string => ofSite(name);

function accountOf(name: Name): Account {
  const folder = databaseFolder();
  const file = join(folder, `${name}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Account;
  const password = randomBytes(9).toString('base64url');
  const made = { email: ofSite(`${name}-address`), password };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
}

/** Makes those that are not there, confirmed and with their roles. */
export async function seedAccounts({ connection }: EmbeddedSupabase): Promise<void> {
  const { driver } = connection;
  for (const [name, { email, password }] of readyAccounts()) {
    const { rows } = await driver.query('select from auth.users where email = $1', [email]);
    if (rows.length > 0) continue;
    const { default: bcrypt } = await import('bcryptjs');
    const cost = Number(process.env.LITE_AUTH_BCRYPT_COST) || 10;
    const hash = await bcrypt.hash(password, cost);
    await driver.query(
      `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
         raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
       values ($1, 'authenticated', 'authenticated', $2, $3, now(),
         '{"provider": "email", "providers": ["email"]}', $4, now(), now())`,
      [randomUUID(), email, hash, JSON.stringify({ full_name: nameOfAccount(name) })],
    );
    await driver.query(`select public.set_access($1, $2)`, [email, ROLES[name]]);
  }
}
