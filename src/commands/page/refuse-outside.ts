import { END, type SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import type { FileChange } from '../../content/edit/file-change.ts';
import { locateFile } from '../../content/node/locate-file.ts';

const COLLECTION = 'collections/';

/** Throws CannotEdit if a change is of a file that has no place in the site, or lies outside of it through a link. */
export function refuseOutside(
  root: string,
  { files }: SchemaSource,
  changes: readonly FileChange[],
): void {
  const collections = new Set(
    [...files.keys()]
      .filter((id) => id.startsWith(COLLECTION))
      .map((id) => id.slice(COLLECTION.length, -END.length)),
  );
  for (const { file, renamedTo } of changes)
    for (const name of [file, renamedTo ?? file]) locateFile(root, name, collections);
}
