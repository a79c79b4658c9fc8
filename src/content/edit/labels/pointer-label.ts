import { isObject, segmentsOf } from '../../../lib/json.ts';
import { msg, quoted, type Values, type Wording } from '../../../words/message.ts';
import type { SchemaSource } from '../editor-schemas/schema-source.ts';
import { resolved } from '../editor-schemas/snippet-body.ts';
import {
  childPosition,
  resolveBranch,
  rootPosition,
  type SchemaPosition,
} from './schema-position.ts';

/** A step of a pointer: a section or a field of a form, an item of another list, or what has a name. */
interface LabelPart {
  kind: 'section' | 'field' | 'item' | 'name';
  values: Values;
}

/**
 * Describes a pointer with the labels of the form: "Heading of section 2 (Cards)", "Text of item 1 of Steps, in
 * section 3 (Steps)". '' for the whole file.
 */
export function pointerLabel(
  source: SchemaSource,
  schema: string,
  root: unknown,
  pointer: string,
): Wording {
  const [last, ...outer] = labelParts(rootPosition(source, schema), root, pointer).reverse();
  if (!last) return '';
  const outermost = outer.pop();
  const inner = outer.reduce(partOf, alone(last));
  if (!outermost) return inner;
  if (outer.length === 0) return partOf(inner, outermost);
  return msg(`content/edit-labels:in-${outermost.kind}`, { ...outermost.values, part: inner });
}

const alone = ({ kind, values }: LabelPart) => msg(`content/edit-labels:${kind}`, values);

const partOf = (part: Wording, { kind, values }: LabelPart) =>
  msg(`content/edit-labels:of-${kind}`, { ...values, part });

function labelParts(root: SchemaPosition, rootValue: unknown, pointer: string): LabelPart[] {
  const parts: LabelPart[] = [];
  const isCollection = root.base.startsWith('collections/');
  let position = root;
  let value = rootValue;
  for (const key of segmentsOf(pointer)) {
    const isItem = Array.isArray(value);
    position = childPosition(position, value, key);
    value = isItem || isObject(value) ? (value as Record<string, unknown>)[key] : undefined;
    if (isItem) {
      const list = parts.pop();
      parts.push(itemPart(position, value, Number(key) + 1, list && alone(list)));
    } else
      parts.push({
        kind: 'name',
        values: { name: isCollection && parts.length === 0 ? quoted(key) : labelOf(position, key) },
      });
  }
  return parts;
}

function itemPart(
  position: SchemaPosition,
  value: unknown,
  number: number,
  list: Wording | undefined,
): LabelPart {
  const title = typeTitle(position, value);
  const type = title && ` (${title})`;
  if (refersTo(position, 'section')) return { kind: 'section', values: { number, type } };
  if (refersTo(position, 'Field')) return { kind: 'field', values: { number, type } };
  return { kind: 'item', values: { number, list } };
}

const refersTo = ({ given }: SchemaPosition, name: string): boolean =>
  isObject(given) && String(given.$ref).split('/').at(-1)?.replace('.schema.json', '') === name;

/** The title of the section or field type that `value` has; '' if it has none. */
function typeTitle(position: SchemaPosition, value: unknown): string {
  if (!isObject(value) || typeof value.type !== 'string') return '';
  return String(resolveBranch(position, value).schema.title ?? value.type);
}

function labelOf({ source, given, base }: SchemaPosition, key: string): string {
  const ownTitle = isObject(given) ? given.title : undefined;
  return String(ownTitle ?? resolved(source, given, base).schema.title ?? key);
}
