import type { SchemaSource } from '../../../content/edit/editor-schemas/schema-source.ts';
import { parseJson } from '../files/text-files.ts';
import { describeChanges } from './describe-changes.ts';

interface Texts {
  schema: string;
  /** '' if there is no file. */
  before: string;
  after: string;
  /** The name that the file had before, if it had another one. */
  renamedFrom?: string | undefined;
}

export function describeTexts(
  source: SchemaSource,
  { schema, before, after, renamedFrom }: Texts,
): string[] {
  const renamed = renamedFrom ? [`O arquivo se chamava ${renamedFrom}`] : [];
  if (before === after) return renamed;
  if (after === '') return ['Arquivo apagado'];
  if (before === '') return ['Arquivo novo'];
  const [old, value] = [parseJson(before), parseJson(after)];
  if (value === undefined) return [...renamed, 'O texto ficou com um erro, e não pode ser lido'];
  if (old === undefined) return [...renamed, 'O texto, que não podia ser lido, foi consertado'];
  return [...renamed, ...describeChanges(source, schema, old, value)];
}
