import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { localFolder } from '../folder.ts';

/** The folder of the embedded database. */
export function databaseFolder(): string {
  return join(localFolder(), 'supabase');
}

/** Secrets of the embedded database, made on this machine and never committed. */
interface LocalKeys {
  /** Signs the access tokens. */
  jwtSecret: string;
  /** The `service_role` API key: past every policy, for scripts and tests, never for a browser. */
  secretKey: string;
}

/** Reads `keys.json` in `folder`, or makes it. They stay the same so that sessions outlive a restart. */
export function localKeys(folder: string): LocalKeys {
  const file = join(folder, 'keys.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as LocalKeys;
  const random = () => randomBytes(32).toString('base64url');
  const keys = { jwtSecret: random(), secretKey: `sb_secret_${random()}` };
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(keys, null, 2)}\n`, { mode: 0o600 });
  return keys;
}
