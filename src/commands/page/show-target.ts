import type { SchemaSource } from '../../content/edit/editor-schemas/schema-source.ts';
import { wholeText } from '../../content/edit/write-json.ts';
import type { Loaded } from '../../content/index.ts';
import type { Typed } from './read-arguments.ts';
import { listed, shown } from './results.ts';

export const jsonText = (value: object): string => JSON.stringify(value, null, 2);

/** A page, a section or a file; without any, all there are. */
export function showTarget(
  loaded: Loaded,
  source: SchemaSource,
  { target, pointer, isJson }: Typed,
): string {
  if (target === undefined) {
    const all = listed(loaded, source);
    if (isJson) return jsonText(all);
    const lines = all.pages.map(({ path, file, title }) => `${path}  ${title}  ${file}`);
    return [...lines, ...all.files.map(({ file, title }) => `${file}  ${title}`)].join('\n');
  }
  const { value, ...rest } = shown(loaded, target, pointer);
  return isJson ? jsonText({ ...rest, value }) : wholeText(value).trimEnd();
}
