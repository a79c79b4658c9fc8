import type { FileChange } from '../../content/edit/file-change.ts';
import { loadSchemas } from '../../content/node/load-schemas.ts';
import { locateFile } from '../../content/node/locate-file.ts';

/** Throws CannotEdit if a change is of a file that has no place in the site, or lies outside of it through a link. */
export function refuseOutside(root: string, changes: readonly FileChange[]): void {
  const { collections } = loadSchemas(root);
  for (const { file, renamedTo } of changes)
    for (const name of [file, renamedTo ?? file]) locateFile(root, name, collections);
}
