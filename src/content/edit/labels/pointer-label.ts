import { isObject, segmentsOf } from '../../../lib/json.ts';
import { quote } from '../../read/words/wording.ts';
import type { SchemaSource } from '../editor-schemas/schema-source.ts';
import { resolved } from '../editor-schemas/snippet-body.ts';
import {
  childPosition,
  resolveBranch,
  rootPosition,
  type SchemaPosition,
} from './schema-position.ts';

/** A step of a pointer in the three forms that a sentence needs. */
interface LabelPart {
  /** "Seção 2 (Cartões)" */
  alone: string;
  /** "da seção 2 (Cartões)" */
  of: string;
  /** "na seção 2 (Cartões)" */
  within: string;
}

/**
 * Describes a pointer in Portuguese, with the labels of the form: "Título da seção 2 (Cartões)", "Texto do
 * item 1 de Passos, na seção 3 (Etapas)". '' for the whole file.
 */
export function pointerLabel(
  source: SchemaSource,
  schema: string,
  root: unknown,
  pointer: string,
): string {
  const [last, ...outer] = labelParts(rootPosition(source, schema), root, pointer).reverse();
  if (!last) return '';
  const outermost = outer.pop();
  const inner = [last.alone, ...outer.map(({ of }) => of)].join(' ');
  if (!outermost) return inner;
  return outer.length === 0 ? `${inner} ${outermost.of}` : `${inner}, ${outermost.within}`;
}

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
      const list = parts.pop()?.alone ?? '';
      parts.push(itemPart(position, value, Number(key) + 1, list));
    } else
      parts.push(named(isCollection && parts.length === 0 ? quote(key) : labelOf(position, key)));
  }
  return parts;
}

const named = (name: string): LabelPart => ({
  alone: name,
  of: `de ${name}`,
  within: `em ${name}`,
});

function itemPart(
  position: SchemaPosition,
  value: unknown,
  number: number,
  list: string,
): LabelPart {
  const type = typeTitle(position, value);
  const suffix = type && ` (${type})`;
  if (refersTo(position, 'section')) return withArticle('a', `seção ${number}${suffix}`);
  if (refersTo(position, 'Field')) return withArticle('o', `campo ${number}${suffix}`);
  return withArticle('o', `item ${number} de ${list}`);
}

const withArticle = (article: 'a' | 'o', words: string): LabelPart => ({
  alone: words.charAt(0).toUpperCase() + words.slice(1),
  of: `d${article} ${words}`,
  within: `n${article} ${words}`,
});

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
