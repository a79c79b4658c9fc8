import {
  _,
  Ajv,
  type CodeKeywordDefinition,
  type KeywordCxt,
  Name,
  type Options,
  str,
  stringify,
} from 'ajv';
import type { JsonObject } from '../json/json.ts';
import { CannotRun, type Reference } from '../problem.ts';
import { FILE_KINDS } from '../references/file-kinds.ts';
import { isFilledWith } from './blanks.ts';

export type Found = Omit<Reference, 'file'>;

/** Kinds of `refersTo` that are not a collection. */
const BUILT_IN_KINDS = ['icon', ...FILE_KINDS, 'link', 'richText', 'forms', 'notices'];

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
    validateFormats: false, // a `format` is how the studio asks for a text; what it may be says its `pattern`
    validateSchema: false, // it takes 0.1 s: tests validate the schemas, and compiling an invalid schema throws anyway
    ...options,
  });
  // For editors, src/content/editor-schemas/; for TypeScript, scripts/types.ts; for src/content/public-variables.ts.
  ajv.addVocabulary(['enumDescriptions', 'typeName', 'variables']);
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
  code({ gen, schema, data, it }: KeywordCxt) {
    const pointer = str`${new Name('instancePath')}${it.errorPath}`;
    gen.code(_`this.push({ kind: ${schema}, value: ${data}, pointer: ${pointer} })`);
  },
});

/** The names in braces that the site fills in: all of these, and no others. */
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
    const why = error instanceof Error ? error.message : error;
    throw new CannotRun(`schema/${id} tem um erro: ${why}`);
  }
}
