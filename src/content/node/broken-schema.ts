import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import { type JsonMap, type JsonObject, nodesIn, pointerTo, segmentsOf } from '../../lib/json.ts';
import { setAtPointer } from '../../lib/json-pointer.ts';
import { msg, quoted, type Wording } from '../../words/message.ts';
import { didYouMean, writeThis } from '../../words/phrases.ts';
import { decode } from '../read/files/read.ts';
import { parseJson } from '../read/json/parse.ts';
import { mapSchemas } from '../read/schema/compose.ts';
import { locator } from '../read/site/locator.ts';
import type { BrokenBlock, Finding } from '../read/words/problem.ts';
import { mistakeOf, mistakesIn } from './schema-mistakes.ts';

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
  message: Wording;
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

interface Broken {
  told: BrokenBlock;
  /** The schema without what is wrong in it, so that what else it says can be checked by; undefined if nothing is left of it. */
  left: JsonObject | undefined;
}

/** What is wrong in a block's schema by itself, or what was thrown about it; the first is told. */
export function brokenBy(error: Error, schema: JsonObject, block: BlockOfSite): Broken {
  const ofKeywords = mistakesIn(schema);
  const mistakes = ofKeywords.length > 0 ? ofKeywords : [mistakeOf(error, schema)];
  const [told] = mistakes
    .map((mistake) => brokenAt(block, mistake, mistake))
    .sort(({ at: a }, { at: b }) => lineOf(a) - lineOf(b) || columnOf(a) - columnOf(b));
  return {
    told: told as BrokenBlock,
    left: withoutMistakes(
      schema,
      mistakes.map(({ pointer }) => pointer),
    ),
  };
}

const lineOf = (at: BrokenBlock['at']) => at?.line ?? 0;
const columnOf = (at: BrokenBlock['at']) => at?.column ?? 0;

/** What stands under a name, as fields do, may be anything then; all else goes. */
function withoutMistakes(schema: JsonObject, pointers: readonly string[]): JsonObject | undefined {
  if (pointers.includes('')) return undefined;
  // Later items of a list first, as they move.
  return [...pointers].reverse().reduce((left, pointer) => {
    const around = segmentsOf(pointer).at(-2) ?? '';
    return setAtPointer(left, pointer, NAMED.includes(around) ? {} : undefined) as JsonMap;
  }, schema as JsonMap);
}

const NAMED = ['properties', 'definitions'];

/** A keyword that Ajv does not know, if that is what was thrown: told where it stands first, with the one of the engine's that was meant. */
export function ofKeyword(
  { message }: Error,
  schema: JsonObject,
  block: BlockOfSite,
  engine: readonly JsonObject[],
): Broken | undefined {
  const [, keyword] = /unknown keyword: "([^"]+)"/.exec(message) ?? [];
  const node = nodesIn(schema).find(({ key }) => key === keyword);
  if (keyword === undefined || !node) return undefined;
  const told = brokenAt(
    block,
    { pointer: pointerTo(node), at: 'key' },
    {
      message: msg('content/schema:unknown-keyword', { keyword: quoted(keyword) }),
      near: keywordMeant(keyword, engine),
    },
  );
  return { told, left: withoutKeyword(schema, keyword) };
}

/** The keyword of these schemas that one was meant for. */
function keywordMeant(keyword: string, schemas: Iterable<JsonObject>): string | undefined {
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
const withoutKeyword = (schema: JsonObject, keyword: string): JsonObject => {
  const { [keyword]: _, ...rest } = schema;
  return mapSchemas(rest, (inner) => withoutKeyword(inner, keyword));
};
