import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { extname, join } from 'node:path';
import { keyOf } from '../../../node/hash-of.ts';
import { cacheDir, projectRoot } from '../../../node/project.ts';
import { quietly } from '../quietly.ts';

const FOLDER = join(cacheDir, 'empty-database');
const MAKING = 'making-';
const MADE_OF = [
  'package-lock.json',
  'supabase/migrations',
  'src/demo/supabase',
  'src/demo/supabase/testing/empty-database.ts',
];

/**
 * The contents of `LOCAL_DATA` after the database was opened once, for tests: creating a database takes seconds,
 * copying one does not.
 */
export async function emptyDatabase(): Promise<string> {
  const kept = join(FOLDER, keyOf(MADE_OF.flatMap(texts)));
  if (existsSync(kept)) return kept;
  mkdirSync(FOLDER, { recursive: true });
  const made = mkdtempSync(join(FOLDER, MAKING));
  const { LOCAL_DATA } = process.env;
  process.env.LOCAL_DATA = made;
  const options = { siteUrl: 'http://localhost:4173', publishableKey: 'sb_publishable_dos_testes' };
  const { openSupabase } = await quietly(() => import('../open.ts'));
  try {
    const { connection, close } = await openSupabase(options);
    // Half of the files to be copied, for each process of tests; only who makes another database needs them.
    await connection.driver.exec('update pg_database set datistemplate = false');
    for (const name of ['template0', 'template1'])
      await connection.driver.exec(`drop database ${name}`);
    await close();
  } finally {
    setLocalData(LOCAL_DATA);
  }
  for (const older of readdirSync(FOLDER).filter((name) => !name.startsWith(MAKING)))
    if (join(FOLDER, older) !== kept) rmSync(join(FOLDER, older), { recursive: true, force: true });
  try {
    renameSync(made, kept);
  } catch (error) {
    rmSync(made, { recursive: true }); // another process was first
    if (!existsSync(kept)) throw error;
  }
  return kept;
}

/** Undefined is no value that a variable of the environment may have. */
export function setLocalData(folder: string | undefined): void {
  if (folder === undefined) delete process.env.LOCAL_DATA;
  else process.env.LOCAL_DATA = folder;
}

function texts(path: string): string[] {
  const source = join(projectRoot, path);
  const files = extname(path)
    ? [source]
    : readdirSync(source, { withFileTypes: true })
        .filter((entry) => entry.isFile() && !entry.name.endsWith('.test.ts'))
        .map(({ name }) => join(source, name))
        .sort();
  return files.map((file) => readFileSync(file, 'utf8'));
}
