import { isObject, segmentsOf } from '../../../lib/json.ts';
import { msg, quoted, type Wording } from '../../../words/message.ts';
import type { SchemaSource } from '../editor-schemas/schema-source.ts';
import { resolved } from '../editor-schemas/snippet-body.ts';
import { childPosition, resolveBranch, type SchemaPosition } from './schema-position.ts';

/**
 * Describes a pointer with the labels of the form, from the outside in: "Section 2 (Cards) › Heading", "Header
 * menu › “Company” › Links › Link 9". '' for the whole file.
 */
export const pointerLabel = (...of: Parameters<typeof labelSteps>): Wording =>
  labelSteps(...of).reduce(
    (outer, inner) => (outer === '' ? inner : msg('content/edit-labels:inside', { outer, inner })),
    '',
  );

/** What leads to a value: its section, the fields and the items around it, and its own label last. */
export function labelSteps(start: SchemaPosition, root: unknown, pointer: string): Wording[] {
  const steps: Wording[] = [];
  let position = start;
  let value = root;
  const keys = segmentsOf(pointer);
  for (const [index, key] of keys.entries()) {
    const parent = { position, value };
    position = childPosition(position, value, key);
    value = childOf(value, key);
    const name = nameAmong(parent.value, value, keys[index + 1]);
    if (Array.isArray(parent.value)) {
      const number = Number(key) + 1;
      const ofType = numberedWithType(position, value, number);
      // The list goes without saying where the item has a name.
      if (ofType || name) steps.pop();
      steps.push(ofType ?? name ?? numbered(position, number));
    } else if (isEntry(parent.position, parent.value, key)) steps.push(name ?? quotedName(key));
    else steps.push(labelOf(position, key));
  }
  return steps;
}

const childOf = (value: unknown, key: string): unknown =>
  Array.isArray(value) || isObject(value) ? (value as Record<string, unknown>)[key] : undefined;

const quotedName = (text: string) => msg('content/edit-labels:name', { name: quoted(text) });

const NAMES = ['title', 'label', 'name', 'heading', 'question', 'client'];
const LONGEST_NAME = 40;

/**
 * The name that tells an item from the others of its list; undefined if it has none, or if the name or the item
 * as a whole is what is described.
 */
function nameAmong(siblings: unknown, item: unknown, inner: string | undefined) {
  if (inner === undefined || !isObject(item)) return undefined;
  const key = NAMES.find((candidate) => typeof item[candidate] === 'string' && item[candidate]);
  if (key === undefined || key === inner) return undefined;
  const name = item[key] as string;
  const sameName = Object.values(siblings ?? {}).filter((other) => childOf(other, key) === name);
  return name.length <= LONGEST_NAME && sameName.length === 1 ? quotedName(name) : undefined;
}

/** A section and a field of a form are known by their type. */
function numberedWithType(position: SchemaPosition, value: unknown, number: number) {
  const kind = ['section', 'Field'].find((name) => refersTo(position, name))?.toLowerCase();
  if (kind === undefined) return undefined;
  const title = typeTitle(position, value);
  return msg(`content/edit-labels:${kind}`, { number, type: title && ` (${title})` });
}

/** "Link 9", or "Item 9" of a list whose items have no title. */
function numbered({ source, given, base }: SchemaPosition, number: number): Wording {
  const title = titleOf(source, given, base);
  return title
    ? msg('content/edit-labels:numbered', { title, number })
    : msg('content/edit-labels:item', { number });
}

/** Whether a key is a name that somebody chose, of a record, and none of the schema. */
function isEntry(parent: SchemaPosition, value: unknown, key: string): boolean {
  const { schema } = resolveBranch(parent, value);
  const isProperty = isObject(schema.properties) && Object.hasOwn(schema.properties, key);
  return !isProperty && isObject(schema.additionalProperties);
}

const refersTo = ({ given }: SchemaPosition, name: string): boolean =>
  isObject(given) && String(given.$ref).split('/').at(-1)?.replace('.schema.json', '') === name;

/** The title of the section or field type that `value` has; '' if it has none. */
function typeTitle(position: SchemaPosition, value: unknown): string {
  if (!isObject(value) || typeof value.type !== 'string') return '';
  return String(resolveBranch(position, value).schema.title ?? value.type);
}

const labelOf = ({ source, given, base }: SchemaPosition, key: string): string =>
  titleOf(source, given, base) ?? key;

function titleOf(source: SchemaSource, given: unknown, base: string): string | undefined {
  const ownTitle = isObject(given) ? given.title : undefined;
  const title = ownTitle ?? resolved(source, given, base).schema.title;
  return title === undefined ? undefined : String(title);
}
