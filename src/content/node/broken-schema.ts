import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { isObject, type JsonObject, nodesIn, pointerTo } from '../../lib/json.ts';
import { field, type Message, msg, type Wording } from '../../words/message.ts';
import { didYouMean, writeThis } from '../../words/phrases.ts';
import { UserError } from '../../words/user-error.ts';
import { convertedHint, describeType, describeValue } from '../check/value-words.ts';
import { decode } from '../read/files/read.ts';
import { parseJson } from '../read/json/parse.ts';
import { mapSchemas } from '../read/schema/compose.ts';
import { locator } from '../read/site/locator.ts';
import type { BrokenBlock, Finding } from '../read/words/problem.ts';

export interface BlockOfSite {
  /** The site's folder. */
  root: string;
  /** Of the block, from there. */
  folder: string;
}

/** Told where it stands in the schema of the block. */
export function brokenAt(
  { root, folder }: BlockOfSite,
  where: Pick<Finding, 'pointer' | 'at'>,
  { message, near, hint = near === undefined ? undefined : writeThis(near) }: Told,
): BrokenBlock {
  const file = `${folder}/schema.json`;
  const { text } = decode(readFileSync(join(root, file)));
  const { line, column } = locator(file, text)({ ...where, code: 'block-broken', message });
  return {
    folder,
    message: [message, didYouMean(near)],
    at: { file, line, column, ...(hint !== undefined && { hint }) },
  };
}

interface Told {
  message: Message;
  /** What was probably meant. */
  near?: string | undefined;
  /** Without one: to write what was meant. */
  hint?: Wording | undefined;
}

/** Told as any other file that is no JSON: its first mistake, where it is, and what to write. */
export function unreadSchema({ root, folder }: BlockOfSite): BrokenBlock {
  const file = `${folder}/schema.json`;
  const { text, usable, findings } = decode(readFileSync(join(root, file)));
  const parsed = usable ? parseJson(text) : { value: undefined, findings };
  const [first] = parsed.value === undefined ? parsed.findings : [];
  if (!first) return { folder, message: msg('content/schema:block-schema-no-json') };
  const { line, column, message, hint } = locator(file, text)(first);
  return { folder, message, at: { file, line, column, ...(hint !== undefined && { hint }) } };
}

/** What Ajv, or what composes the schemas, says of a block's schema, by the file that it is in. */
export function brokenBy(error: Error, schema: JsonObject, block: BlockOfSite): BrokenBlock {
  const wrong = wrongValue(error, schema);
  if (wrong) return brokenAt(block, { pointer: wrong.pointer }, wrong);
  const { folder } = block;
  const file = `${folder}/schema.json`;
  return { folder, message: inFile(error, file), at: { file, line: 1, column: 1 } };
}

/** The short keywords that a longer one is composed of. */
const SHORT: Record<string, string[]> = {
  maxLength: ['text', 'richText'],
  maxItems: ['list'],
};

/** The keyword whose value is of another type than Ajv says that it takes; undefined if the error is another. */
function wrongValue(
  { message }: Error,
  schema: JsonObject,
): (Told & { pointer: string }) | undefined {
  const [, keyword = '', list] = /(\w+) value must be (\["[^\]]+\])/.exec(message) ?? [];
  if (list === undefined) return undefined;
  const types: string[] = JSON.parse(list);
  const names = [keyword, ...(SHORT[keyword] ?? [])];
  const isWrong = (value: unknown) =>
    !types.includes(typeOf(value)) &&
    !isObject(value) && // as a property of that name is
    value !== 'all'; // which `required` may be
  const node = nodesIn(schema).find(({ key, value }) => names.includes(key) && isWrong(value));
  if (!node) return undefined;
  const { key, value } = node;
  const ready = types.includes('number') ? Number.parseFloat(String(value)) : Number.NaN;
  return {
    pointer: pointerTo(node),
    message: msg('content/schema:wrong-type', {
      name: field(key),
      types: { list: types.map(describeType), last: 'or' },
      value: describeValue(value),
    }),
    hint: Number.isNaN(ready) ? undefined : convertedHint(value, ready),
  };
}

const typeOf = (value: unknown): string => (Array.isArray(value) ? 'array' : typeof value);

function inFile(error: Error, file: string): Wording {
  if (!(error instanceof UserError)) return error.message;
  const { wording } = error;
  return typeof wording === 'object' && 'key' in wording && wording.values?.file !== undefined
    ? { ...wording, values: { ...wording.values, file } }
    : wording;
}

/** The keyword that Ajv does not know, of the error that it throws. */
export const unknownKeyword = (error: Error): string | undefined =>
  /unknown keyword: "([^"]+)"/.exec(error.message)?.[1];

/** Where it stands first. */
export function keywordAt(keyword: string, schema: JsonObject): Pick<Finding, 'pointer' | 'at'> {
  const node = nodesIn(schema).find(({ key }) => key === keyword);
  return node ? { pointer: pointerTo(node), at: 'key' } : { pointer: '' };
}

/** The keyword of these schemas that one was meant for. */
export function keywordMeant(keyword: string, schemas: Iterable<JsonObject>): string | undefined {
  const known = new Set<string>();
  const visit = (schema: JsonObject): JsonObject => {
    for (const name of Object.keys(schema)) known.add(name);
    return mapSchemas(schema, visit);
  };
  for (const schema of schemas) visit(schema);
  const near = closest(keyword, [...known]);
  const most = Math.max(1, Math.floor(keyword.length / 3));
  return distance(keyword, near) <= most ? near : undefined;
}

/** So that what else the schema says can be checked by. */
export const withoutKeyword = (schema: JsonObject, keyword: string): JsonObject => {
  const { [keyword]: _, ...rest } = schema;
  return mapSchemas(rest, (inner) => withoutKeyword(inner, keyword));
};
