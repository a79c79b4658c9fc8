import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { closest, distance } from 'fastest-levenshtein';
import type { JsonObject } from '../../lib/json.ts';
import { type Message, msg, type Wording } from '../../words/message.ts';
import { didYouMean, writeThis } from '../../words/phrases.ts';
import { UserError } from '../../words/user-error.ts';
import { decode } from '../read/files/read.ts';
import { parseJson } from '../read/json/parse.ts';
import { mapSchemas } from '../read/schema/compose.ts';
import { locator } from '../read/site/locator.ts';
import type { BrokenBlock } from '../read/words/problem.ts';

export interface BlockOfSite {
  /** The site's folder. */
  root: string;
  /** Of the block, from there. */
  folder: string;
}

/** Told where the `passage` stands in the schema of the block. */
export function brokenAt(
  { root, folder }: BlockOfSite,
  passage: string,
  { message, near }: { message: Message; near: string | undefined },
): BrokenBlock {
  const file = `${folder}/schema.json`;
  const text = readFileSync(join(root, file), 'utf8');
  const lines = text.slice(0, Math.max(0, text.indexOf(passage))).split('\n');
  return {
    folder,
    message: [message, didYouMean(near)],
    at: {
      file,
      line: lines.length,
      column: (lines.at(-1)?.length ?? 0) + 1,
      ...(near !== undefined && { hint: writeThis(near) }),
    },
  };
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
export function brokenBy(error: Error, { folder }: BlockOfSite): BrokenBlock {
  const file = `${folder}/schema.json`;
  return { folder, message: inFile(error, file), at: { file, line: 1, column: 1 } };
}

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
