import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import type { Json } from '../../shared/protocol.ts';
import { runGit } from './run-git.ts';

/** Files of site-config/ as a tree has them; null for one that it has not. One that was not JSON is left out. */
export async function valuesIn(
  root: string,
  tree: string,
  files: readonly string[],
): Promise<Record<string, Json>> {
  const values: Record<string, Json> = {};
  for (const file of files.filter((name) => name.startsWith('site-config/'))) {
    const { ok, out } = await runGit(root, 'cat-file', 'blob', `${tree}:./${file}`);
    const value = ok ? parsedOrUndefined(out) : null;
    if (value !== undefined) values[file] = value;
  }
  return values;
}
