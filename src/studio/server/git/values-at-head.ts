import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import type { Json } from '../../shared/protocol.ts';
import { runGit } from './run-git.ts';

/** Files of site-config/ as they were last sent; null for one that is new. One that was not JSON is left out. */
export async function valuesAtHead(
  root: string,
  files: readonly string[],
): Promise<Record<string, Json>> {
  const values: Record<string, Json> = {};
  for (const file of files.filter((name) => name.startsWith('site-config/'))) {
    const { ok, out } = await runGit(root, 'cat-file', 'blob', `HEAD:./${file}`);
    const value = ok ? parsedOrUndefined(out) : null;
    if (value !== undefined) values[file] = value;
  }
  return values;
}
