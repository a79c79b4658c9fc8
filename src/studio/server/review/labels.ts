import type { SchemaSource } from '../../../content/editor-schemas/schema-source.ts';
import { resolved, tagOf, tagValue } from '../../../content/editor-schemas/snippet-body.ts';
import { isObject, segmentsOf } from '../../../content/json/json.ts';
import { quote } from '../../../content/words/wording.ts';

/** The schema of a place, and the file that its references are read from. */
export interface At {
  given: unknown;
  base: string;
}

/** A part of where a place is: "Imagem", "a seção 2 (Cartões)". */
interface Part {
  alone: string;
  of: string;
  within: string;
}

/**
 * What Portuguese calls a place of a file: "Título da seção 2 (Cartões)", "Texto do item 1 de Passos, na
 * seção 3 (Etapas)"; nothing for the file itself. The labels are those of its form.
 */
export function placeWords(
  source: SchemaSource,
  schema: string,
  root: unknown,
  pointer: string,
): string {
  const parts: Part[] = [];
  let at: At = { given: source.files.get(schema), base: schema };
  let value = root;
  for (const key of segmentsOf(pointer)) {
    const isItem = Array.isArray(value);
    at = below(source, at, value, key);
    value = isItem || isObject(value) ? (value as Record<string, unknown>)[key] : undefined;
    if (isItem) parts.push(itemPart(source, at, Number(key) + 1, value, parts.pop()?.alone ?? ''));
    else if (schema.startsWith('collections/') && parts.length === 0) parts.push(named(quote(key)));
    else parts.push(named(labelOf(source, at, key)));
  }
  const [last, ...outer] = parts.reverse();
  if (!last) return '';
  const outermost = outer.pop();
  const inner = [last.alone, ...outer.map(({ of }) => of)].join(' ');
  if (!outermost) return inner;
  return outer.length === 0 ? `${inner} ${outermost.of}` : `${inner}, ${outermost.within}`;
}

const named = (name: string): Part => ({ alone: name, of: `de ${name}`, within: `em ${name}` });

function itemPart(
  source: SchemaSource,
  at: At,
  position: number,
  value: unknown,
  list: string,
): Part {
  const kind = kindWords(source, at, value);
  if (isOf(at, 'section')) return feminine(`seção ${position}${kind && ` (${kind})`}`);
  if (isOf(at, 'Field')) return masculine(`campo ${position}${kind && ` (${kind})`}`);
  return masculine(`item ${position} de ${list}`);
}

const feminine = (words: string): Part => ({
  alone: upper(words),
  of: `da ${words}`,
  within: `na ${words}`,
});

const masculine = (words: string): Part => ({
  alone: upper(words),
  of: `do ${words}`,
  within: `no ${words}`,
});

const upper = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

const isOf = ({ given }: At, name: string): boolean =>
  isObject(given) && String(given.$ref).split('/').at(-1)?.replace('.schema.json', '') === name;

/** What Portuguese calls a section or field of its type; nothing for what has none. */
function kindWords(source: SchemaSource, at: At, value: unknown): string {
  if (!isObject(value) || typeof value.type !== 'string') return '';
  return String(branchOf(source, at, value).schema.title ?? value.type);
}

/** The schema of what is inside a value. */
export function below(source: SchemaSource, at: At, value: unknown, key: string): At {
  const { schema, base } = branchOf(source, at, value);
  if (Array.isArray(value)) return { given: schema.items, base };
  const own = isObject(schema.properties) ? schema.properties[key] : undefined;
  return { given: own ?? schema.additionalProperties, base };
}

/** A schema with its reference followed, and of a choice the branch that a value is. */
function branchOf(source: SchemaSource, { given, base }: At, value: unknown) {
  const found = resolved(source, given, base);
  const { oneOf } = found.schema;
  if (!Array.isArray(oneOf) || !isObject(value)) return found;
  const tag = tagOf(found.schema);
  const branch = oneOf.find((one) => tagValue(source, one, found.base, tag) === value[tag]);
  return branch ? resolved(source, branch, found.base) : found;
}

export function labelOf(source: SchemaSource, { given, base }: At, key: string): string {
  const own = isObject(given) ? given.title : undefined;
  return String(own ?? resolved(source, given, base).schema.title ?? key);
}
