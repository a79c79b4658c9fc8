import { editorSchema } from './editor-schema.ts';
import { END, isOfFile, type SchemaSource } from './schema-source.ts';
import { EDITOR_SCHEMAS } from './site-values.ts';

/** The file of an editor schema, in the project. */
const fileOf = (id: string) =>
  `${EDITOR_SCHEMAS}/${id.slice(id.lastIndexOf('/') + 1, -END.length)}.gen.json`;

/** Path in a site -> text: a schema for each kind of file of site-config/, and which is for which. */
export function editorFiles(source: SchemaSource): Map<string, string> {
  const ids = [...source.files.keys()].filter(isOfFile);
  return new Map([
    ...ids.map((id): [string, string] => [
      fileOf(id),
      `${JSON.stringify(editorSchema(source, id), null, 1)}\n`,
    ]),
    [SETTINGS, settingsOf(ids)],
  ]);
}

const SETTINGS = '.vscode/settings.json';

/** Kinds with several files per site. */
const FOLDERS: Record<string, string> = { page: 'pages/**/*', form: 'forms/*' };

function settingsOf(ids: string[]): string {
  const schemas = ids.sort().map((id) => {
    const name = id.replace('.schema.json', '');
    return { fileMatch: [`site-config/${FOLDERS[name] ?? name}.json`], url: `./${fileOf(id)}` };
  });
  const text = JSON.stringify({ 'json.schemas': schemas }, null, 2);
  return `${text.replace(/\[\s+("[^"]+")\s+\]/g, '[$1]')}\n`; // as the formatter has it
}
