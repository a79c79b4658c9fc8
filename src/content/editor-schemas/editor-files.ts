import { basename } from 'node:path';
import { editorSchema } from './editor-schema.ts';
import { readSchemas } from './schema-source.ts';
import { EDITOR_SCHEMAS } from './site-values-file.ts';

/** The file of an editor schema, in the project. */
const fileOf = (id: string) => `${EDITOR_SCHEMAS}/${basename(id, '.schema.json')}.gen.json`;

/** Path in the project -> text: a schema for each kind of file of site-config/. */
export function editorFiles(folder: string): Map<string, string> {
  const source = readSchemas(folder);
  const ids = [...source.files.keys()].filter((id) => !/^(common|section)\.|^sections\//.test(id));
  return new Map(
    ids.map((id) => [fileOf(id), `${JSON.stringify(editorSchema(source, id), null, 1)}\n`]),
  );
}
