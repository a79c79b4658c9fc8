import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureHistoryTable } from '@supabase/lite';
import type { PgliteConnection } from '@supabase/lite/pglite';
import { projectRoot } from '../../node/project.ts';

const HISTORY = 'supabase_migrations.schema_migrations';

/** Runs the files of `supabase/migrations/` that were not run yet, each in a transaction. */
export async function migrate(connection: PgliteConnection): Promise<void> {
  await ensureHistoryTable(connection);
  const { driver } = connection;
  const { rows } = await driver.query<{ version: string }>(`select version from ${HISTORY}`);
  const applied = new Set(rows.map(({ version }) => version));
  const folder = join(projectRoot, 'supabase/migrations');
  for (const file of readdirSync(folder).sort()) {
    const [, version = '', name = ''] = /^(\d+)_(\w+)\.sql$/.exec(file) ?? [];
    if (!version || applied.has(version)) continue;
    await driver.transaction(async (transaction) => {
      await transaction.exec(readFileSync(join(folder, file), 'utf8'));
      await transaction.query(`insert into ${HISTORY} (version, name) values ($1, $2)`, [
        version,
        name,
      ]);
    });
  }
}
