import { randomBytes, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { msg } from '../../words/message.ts';
import { languageForSite, wordsIn } from '../../words/node/catalogues.ts';
import { databaseFolder } from './database-folder.ts';
import type { EmbeddedSupabase } from './open.ts';

interface Administrator {
  email: string;
  /** Made on this machine. */
  password: string;
}

/** The account that is ready in the embedded database. The inbox shows it. */
export function administrator(): Administrator {
  const folder = databaseFolder();
  const file = join(folder, 'administrator.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Administrator;
  const password = randomBytes(9).toString('base64url');
  // It is shown, and kept, in the language of the site.
  const email = wordsIn(languageForSite()).worded(msg('demo/database:administrator-address'));
  const made = { email, password };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(made, null, 2)}\n`, { mode: 0o600 });
  return made;
}

/** Makes that account, confirmed and with the role `admin`, where it is not there. */
export async function seedAdministrator({ connection }: EmbeddedSupabase): Promise<void> {
  const { email, password } = administrator();
  const { driver } = connection;
  const { rows } = await driver.query('select from auth.users where email = $1', [email]);
  if (rows.length > 0) return;
  const name = wordsIn(languageForSite()).worded(msg('demo/database:administrator'));
  const { default: bcrypt } = await import('bcryptjs');
  const cost = Number(process.env.LITE_AUTH_BCRYPT_COST) || 10;
  await driver.query(
    `insert into auth.users (id, aud, role, email, encrypted_password, email_confirmed_at,
       raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
     values ($1, 'authenticated', 'authenticated', $2, $3, now(),
       '{"provider": "email", "providers": ["email"]}', $4, now(), now())`,
    [randomUUID(), email, await bcrypt.hash(password, cost), JSON.stringify({ full_name: name })],
  );
  await driver.query(`select public.set_access($1, 'admin')`, [email]);
}
