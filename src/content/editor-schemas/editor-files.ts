import { editorSchema } from './editor-schema.ts';
import { END, type SchemaSource } from './schema-source.ts';
import { EDITOR_SCHEMAS } from './site-values-file.ts';

/** The file of an editor schema, in the project. */
const fileOf = (id: string) =>
  `${EDITOR_SCHEMAS}/${id.slice(id.lastIndexOf('/') + 1, -END.length)}.gen.json`;

/** Path in the project -> text: a schema for each kind of file of site-config/. */
export function editorFiles(source: SchemaSource): Map<string, string> {
  const ids = [...source.files.keys()].filter((id) => !/^(common|section)\.|^sections\//.test(id));
  return new Map(
    ids.map((id) => [fileOf(id), `${JSON.stringify(editorSchema(source, id), null, 1)}\n`]),
  );
}
