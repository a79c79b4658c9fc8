import { join } from 'node:path';
import { localFolder } from '../folder.ts';

/** Where the embedded database keeps its files. */
export function databaseFolder(): string {
  return join(localFolder(), 'supabase');
}
