import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { openSupabase } from './open.ts';
import { emptyDatabase } from './testing/empty-database.ts';

let folder = '';
afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

test('a database of migrations that have changed since is not opened, and how to make another is said', async () => {
  folder = mkdtempSync(join(tmpdir(), 'database-'));
  cpSync(await emptyDatabase(), folder, { recursive: true });
  vi.stubEnv('LOCAL_DATA', folder);
  const open = () => openSupabase({ siteUrl: 'http://localhost:4173', publishableKey: 'sb_test' });
  await (await open()).close();

  const sums = join(folder, 'supabase/migrations.json');
  const [version = ''] = Object.keys(JSON.parse(readFileSync(sums, 'utf8')));
  writeFileSync(sums, JSON.stringify({ [version]: 'of before' }));
  await expect(open()).rejects.toThrow('npm run db:reset');
  rmSync(sums); // as earlier versions left it
  await expect(open()).rejects.toThrow('npm run db:reset');
});
