import {
  _,
  Ajv,
  type CodeKeywordDefinition,
  type ErrorObject,
  type KeywordCxt,
  Name,
  type Options,
  str,
  stringify,
} from 'ajv';
import { asText, type JsonObject } from '../../../lib/json.ts';
import { allOf, msg, quoted, type Value, type Wording } from '../../../words/message.ts';
import { placeName } from '../../../words/phrases.ts';
import { UserError } from '../../../words/user-error.ts';
import { FILE_KINDS } from '../files/public-files.ts';
import { nearest } from '../words/nearest.ts';
import { CannotRun, type Finding, type Reference } from '../words/problem.ts';
import { namesOf } from './nodes.ts';

export type Found = Omit<Reference, 'file'>;

/** Kinds of `refersTo` that are not records of a collection. */
export const BUILT_IN_KINDS = [
  'icon',
  ...FILE_KINDS,
  'link',
  'richText',
  'forms',
  'notices',
  'collection',
  'collections',
];

/** Functions that compiled code may use by name, besides those of Ajv. */
export const CALLED: Record<string, unknown> = { isFilledWith };

/** An Ajv with all schemas. Throws CannotRun if one cannot be read. */
export function createAjv(
  byId: ReadonlyMap<string, JsonObject>,
  collections: Iterable<string>,
  options: Options,
): Ajv {
  const ajv = new Ajv({
    discriminator: true,
    passContext: true,
    allowUnionTypes: true, // what a record page reads is a text or a field
    validateFormats: false, // a `format` is how the studio asks for a text; what it may be says its `pattern`
    strictTypes: true,
    logger: false, // what is wrong is thrown, and told in the words of the reader
    validateSchema: false, // it takes 0.1 s: tests validate the schemas, and compiling an invalid schema throws anyway
    ...options,
  });
  // `expandsTo` is what the value is once its fields are read, src/content/edit/labels/. `lists` is read with `refersTo`. The others are for editors, src/content/edit/editor-schemas/; for TypeScript,
  // scripts/types.ts; for src/content/read/site/variables.ts.
  ajv.addVocabulary([
    ...['begins', 'enumDescriptions', 'expandsTo', 'guide', 'lists', 'one', 'synonyms', 'traits'],
    ...['typeName', 'variables'],
  ]);
  ajv.addKeyword(refersTo([...BUILT_IN_KINDS, ...collections]));
  ajv.addKeyword(fills);
  for (const [id, schema] of byId) attempt(id, () => ajv.addSchema(schema));
  return ajv;
}

/** Throws CannotRun where one of them is wrong. */
export function compileAll(ajv: Ajv, ids: Iterable<string>): void {
  for (const id of ids) attempt(id, () => ajv.getSchema(id));
}

/** `this` is the list to fill: what is passed to the function that checks. */
const refersTo = (kinds: readonly string[]): CodeKeywordDefinition => ({
  keyword: 'refersTo',
  type: 'string',
  schemaType: 'string',
  metaSchema: { enum: kinds },
  code({ gen, schema, parentSchema, data, it }: KeywordCxt) {
    const pointer = str`${new Name('instancePath')}${it.errorPath}`;
    const more = parentSchema.lists === true ? _`, lists: true` : _``;
    gen.code(_`this.push({ kind: ${schema}, value: ${data}, pointer: ${pointer}${more} })`);
  },
});

/** The names in braces that the site fills in: all of these, but for those with a question mark, and no others. */
const fills: CodeKeywordDefinition = {
  keyword: 'fills',
  type: 'string',
  schemaType: 'array',
  code(context: KeywordCxt) {
    const { gen, schema, data } = context;
    const code = _`require("isFilledWith")`;
    const isFilled = gen.scopeValue('func', { key: isFilledWith, ref: isFilledWith, code });
    context.pass(_`${isFilled}(${stringify(schema)}, ${data})`);
  },
};

function attempt(id: string, run: () => unknown): void {
  try {
    run();
  } catch (error) {
    const reason = reasonOf(error);
    throw new CannotRun(msg('content/schema:schema-wrong', { file: `schema/${id}`, reason }));
  }
}

/** What an error says: words of ours, or those of Ajv. */
export function reasonOf(error: unknown): Wording {
  if (error instanceof UserError) return error.wording;
  return error instanceof Error ? error.message : String(error);
}

const blanksIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\{([\p{L}\d_-]*)\}/gu)].map(([, name]) => name ?? '')),
];

function isFilledWith(fills: readonly string[], text: string): boolean {
  const { names, needed } = namesOf(fills);
  const found = blanksIn(text);
  return (
    found.every((name) => names.includes(name)) && needed.every((name) => found.includes(name))
  );
}

/** A name in braces that the site does not fill in, or one that is gone. */
export function blanks(error: ErrorObject, field: Value): Omit<Finding, 'pointer'> {
  const { names, needed } = namesOf(error.schema as string[]);
  const text = asText(error.data);
  const found = blanksIn(text);
  const unknown = found.filter((name) => !names.includes(name));
  const isGone = (name: string) => !found.includes(name);
  const gone = needed.filter(isGone);
  const [wrong] = unknown;
  if (wrong === undefined)
    return {
      code: 'placeholder-unused',
      severity: 'warning',
      message: msg('content/schema:placeholder-unused', { field, names: braces(gone) }),
      hint: msg('content/schema:placeholder-unused-hint', { names: braces(gone) }),
    };
  const meant = nearest(wrong, names.filter(isGone)) ?? gone[0];
  return {
    code: 'placeholder-unknown',
    message: msg('content/schema:placeholder-unknown', {
      wrong: quoted(`{${wrong}}`),
      field: placeName(error.instancePath),
      names: braces(names),
    }),
    hint:
      meant === undefined || unknown.length > 1
        ? msg('content/schema:placeholder-unknown-hint', { names: braces(names) })
        : msg('content/schema:placeholder-meant-hint', {
            text: JSON.stringify(text.replaceAll(`{${wrong}}`, `{${meant}}`)),
          }),
  };
}

const braces = (names: readonly string[]) => allOf(names.map((name) => `{${name}}`));
