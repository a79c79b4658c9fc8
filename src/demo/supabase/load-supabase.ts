import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../../node/project.ts';
import { msg } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';

/** What it is made of, which an installed engine does not bring: most sites have no accounts. */
export const PACKAGES = [
  '@electric-sql/pglite',
  '@hono/node-server',
  '@supabase/lite',
  'bcryptjs',
  'smol-toml',
];

/** The embedded database: half a second of code that only its requests need. */
export const loadSupabase = () =>
  quietly(() => import('./server.ts')).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ERR_MODULE_NOT_FOUND') throw error;
    const { devDependencies } = JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8'));
    const packages = PACKAGES.map((name) => `"${name}@${devDependencies[name]}"`).join(' ');
    throw new UserError(
      msg('demo/database:not-installed', { command: `npm install --save-dev ${packages}` }),
    );
  });

/** Loads without the warning that supabase-js gives under Node 20: it is about servers, ours runs in the browser. */
export async function quietly<T>(load: () => Promise<T>): Promise<T> {
  const { warn } = console;
  console.warn = (...words: unknown[]) => {
    if (!String(words[0]).includes('Node.js 20 and below')) warn(...words);
  };
  try {
    return await load();
  } finally {
    console.warn = warn;
  }
}
