import type { Json } from '../../../shared/protocol.ts';
import type { SchemaNode } from './schema-node.ts';

const IS_DEFAULT = /\b(?:o )?(?:fundo )?padrão\b/i;

/** The default of a property, from the schema or from the words of its description. */
export function defaultOf({ schema, description = '' }: SchemaNode): Json | undefined {
  if (schema.default !== undefined) return schema.default;
  if (Array.isArray(schema.enum) && Array.isArray(schema.enumDescriptions)) {
    const index = schema.enumDescriptions.findIndex((words) => IS_DEFAULT.test(String(words)));
    return schema.enum[index];
  }
  if (schema.type === 'boolean') return /^false\b/.test(description);
  const [, word] = /padrão(?: é|:)\s*"?([^")\s;,]+?)"?[.);,]*(?:\s|$)/.exec(description) ?? [];
  const [, days] = /(?<!\d)(\d+) se você não disser/.exec(description) ?? [];
  const found = word ?? days;
  if (found === undefined) return undefined;
  if (schema.type === 'string') return found;
  return Number.isFinite(Number(found)) ? Number(found) : undefined;
}

export function valueName(words: Json | undefined, value: Json): string {
  if (typeof words !== 'string') return String(value);
  return words
    .replace(/[,;] o padrão\b/, '')
    .replace(/, o fundo padrão\b/, '')
    .replace(/\.$/, '');
}
