import { fold } from '../../lib/fold.ts';
import { isObject, pointerOf } from '../../lib/json.ts';
import { isProse } from '../read/schema/nodes.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import type { Site } from '../read/site/site.ts';
import type { SchemaSource } from './editor-schemas/schema-source.ts';
import { resolved } from './editor-schemas/snippet-body.ts';
import {
  childPosition,
  resolveBranch,
  rootPosition,
  type SchemaPosition,
} from './labels/schema-position.ts';

interface FoundField {
  entry: ConfigFile;
  pointer: string;
}

/**
 * The settings of a site (its details, colours, menus, texts of the interface) whose label has all the words, or
 * whose value has them and is no text that people read, such as a colour, an address or a number.
 */
export function findFields({ entries }: Site, source: SchemaSource, words: string): FoundField[] {
  const query = fold(words).split(/\s+/).filter(Boolean);
  const has = (text: string) => query.every((word) => fold(text).includes(word));
  if (query.length === 0) return [];

  const search = (position: SchemaPosition, value: unknown, pointer: string): string[] => {
    const { schema } = resolveBranch(position, value);
    const keys = new Set([
      ...(isObject(value) || Array.isArray(value) ? Object.keys(value) : []),
      ...(isObject(value) && isObject(schema.properties) ? Object.keys(schema.properties) : []),
    ]);
    return [...keys].flatMap((key) => {
      const child = childPosition(position, value, key);
      const inner = (value as Record<string, unknown>)[key];
      const path = pointer + pointerOf(key);
      if (!Array.isArray(value) && has(titleOf(child))) return [path];
      if (isObject(inner) || Array.isArray(inner)) return search(child, inner, path);
      const isWritten = typeof inner === 'string' || typeof inner === 'number';
      return isWritten && !isProse(resolveBranch(child, inner).schema) && has(String(inner))
        ? [path]
        : [];
    });
  };
  return entries
    .filter(({ isRead, kind }) => isRead && !CONTENT.has(kind))
    .flatMap((entry) =>
      search(rootPosition(source, entry.schema), entry.value, '').map((pointer) => ({
        entry,
        pointer,
      })),
    );
}

/** Their labels are on every page: a search for “title” would find nothing else. */
const CONTENT = new Set<string>(['page', 'form', 'collection']);

function titleOf({ source, given, base }: SchemaPosition): string {
  const own = isObject(given) ? given.title : undefined;
  return String(own ?? resolved(source, given, base).schema.title ?? '');
}
