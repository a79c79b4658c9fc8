import { join } from 'node:path';
import { localFolder } from '../folder.ts';

/** The folder of the embedded database. */
export function databaseFolder(): string {
  return join(localFolder(), 'supabase');
}
