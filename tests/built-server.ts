/** The built site, with nothing in its inbox or database. Needs LOCAL_DATA. */
import { cpSync, rmSync } from 'node:fs';
import { localFolder } from '../src/demo/folder.ts';
import { emptyDatabase } from '../src/demo/supabase/testing/empty-database.ts';

rmSync(localFolder(), { recursive: true, force: true });
cpSync(await emptyDatabase(), localFolder(), { recursive: true });
await import('../scripts/serve.ts');
