import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { projectRoot } from '../../node/project.ts';
import { type Message, msg } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import { quietly } from './quietly.ts';

/** What it is made of, which an installed engine does not bring: most sites have no accounts. */
export const PACKAGES = [
  '@electric-sql/pglite',
  '@hono/node-server',
  '@supabase/lite',
  'bcryptjs',
  'smol-toml',
];

/** What to install for the embedded database, if something of it is missing. */
export function missingDatabase(isHere = isInstalled): Message | undefined {
  if (PACKAGES.every((name) => isHere(name))) return undefined;
  const packages = Object.entries(databasePackages()).map((entry) => `"${entry.join('@')}"`);
  return msg('demo/database:not-installed', {
    command: `npm install --save-dev ${packages.join(' ')}`,
  });
}

/** Package -> the version that the engine was tried with. */
export function databasePackages(): Record<string, string> {
  const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
  return Object.fromEntries(PACKAGES.map((name) => [name, devDependencies[name]]));
}

/** Throws what `missingDatabase` says. */
export function needDatabase(): void {
  const missing = missingDatabase();
  if (missing) throw new UserError(missing);
}

/** Where Node looks for a package that the engine imports. */
function isInstalled(name: string): boolean {
  const folders = createRequire(join(projectRoot, 'package.json')).resolve.paths(name) ?? [];
  return folders.some((folder) => existsSync(join(folder, name)));
}

/** The embedded database: half a second of code that only its requests need. */
export async function loadSupabase() {
  needDatabase();
  return quietly(() => import('./server.ts'));
}
