import type { Ajv, ErrorObject, Options } from 'ajv';
import { isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import { NEEDED_SCHEMAS, type Relations } from '../files/layout.ts';
import type { BrokenBlock } from '../words/problem.ts';
import { CannotRun } from '../words/problem.ts';
import type { Samples } from '../words/samples.ts';
import type { SiteLocale } from '../words/site-locale.ts';
import { compileAll, createAjv, type Found, reasonOf } from './ajv.ts';
import { composed } from './compose.ts';
import { follow } from './nodes.ts';

export interface Checked {
  errors: ErrorObject[];
  references: Found[];
}

export interface Schemas {
  /** The names that have collections/<name>.schema.json. */
  collections: ReadonlySet<string>;
  /** The fields of a collection's records, which of them each has, which name other records, and the texts that one may be, if its schema names them. */
  recordFields(collection: string): {
    names: string[];
    required: string[];
    relations: Relations;
    valuesOf(field: string): string[];
  };
  /** The kind of file that has a field of that name at its top; undefined if none has, or several. */
  fileWith(key: string): string | undefined;
  /** The other blocks of its kind, by name, that have a field of that name, which the schema of one block lacks. */
  siblingsWith(key: string, schema: unknown): string[];
  /** What a section's "type" may be. */
  sectionTypes: readonly string[];
  /** Checks a value against the schema with that `$id`. */
  check(id: string, value: unknown): Checked;
  /** A schema with its `$ref`, if any, followed. */
  resolve(schema: unknown): JsonObject;
  /** Compiles, a schema at a time, what tells what is wrong: all of a page takes half a second when it is first needed. */
  prepare(): Iterator<void>;
  /** Checks a value against a part of a schema, such as that of one field. */
  checkPart(schema: unknown, value: unknown): ErrorObject[];
  /** The site's own blocks that cannot be used. */
  broken?: readonly BrokenBlock[];
  /** What the site's country and language decide, once site.json has been read. */
  locale?: SiteLocale;
  /** What a value may look like, in the site's language; without it, "…". */
  samples?: () => Samples;
}

/** Whether a value is right. Fills `this` with what it refers to, if so; says nothing of what is wrong. */
export type QuickCheck = (this: Found[], value: unknown) => boolean;

/** Compiles all schemas. */
type Compile = (options: Options) => Ajv;

const END = '.schema.json'.length;

/** Schemas of what stands in files. */
const PARTS = /\/|^(common|section)\./;

/** Options of the Ajv that reports all errors. `optimize` would take a third of the time for code that runs once. */
const THOROUGH = { allErrors: true, verbose: true, code: { optimize: false } };

/**
 * The files of schema/, by path. Throws CannotRun when one is broken. `quick`: asked first; of what it finds right no
 * messages are needed, so that the schemas are not even composed. `areSound`: somebody has compiled them all before; then
 * each is compiled when something is first checked by it.
 */
export function createSchemas(
  files: ReadonlyMap<string, JsonObject>,
  quick?: (compile: Compile) => (id: string) => QuickCheck | undefined,
  areSound = false,
): Schemas {
  const ids = [...files.keys()];
  const collections = new Set(collectionsIn(ids));
  /** Where a schema stands: "page.schema.json#/properties/meta". */
  const placeOf = new WeakMap<object, string>();
  let all: ReadonlyMap<string, JsonObject> | undefined;
  const byId = () => {
    if (all) return all;
    all = composedOf(files);
    for (const [id, schema] of all) rememberPlace(schema, `${id}#`, placeOf);
    return all;
  };
  const compile: Compile = (options) => {
    const ajv = createAjv(byId(), collections, options);
    if (!areSound) compileAll(ajv, ids);
    return ajv;
  };
  const resolve = (schema: unknown): JsonObject => {
    if (!isObject(schema)) return {};
    if (typeof schema.$ref !== 'string') return schema;
    return resolve(follow(byId(), schema.$ref, placeOf.get(schema) ?? '').schema);
  };

  const quickOf = quick?.(compile);
  for (const id of NEEDED_SCHEMAS) if (!files.has(id)) throw schemaMissing(id);
  let thorough = quickOf || areSound ? undefined : compile(THOROUGH);
  const validatorOf = (place: string) => {
    thorough ??= compile(THOROUGH);
    return thorough.getSchema(place);
  };
  return {
    collections,
    sectionTypes: namesIn(ids, 'sections'),
    recordFields(collection) {
      // As it is written, as to compose all schemas takes longer.
      const record = files.get(`collections/${collection}.schema.json`)?.additionalProperties;
      const { properties, required } = isObject(record) ? record : {};
      const names = isObject(properties) ? Object.keys(properties) : [];
      const needed = Array.isArray(required) ? (required as string[]) : [];
      return {
        names,
        required: required === 'all' ? names : needed,
        relations: relationsIn(properties, collections),
        valuesOf: (field) => valuesOf(isObject(properties) ? properties[field] : undefined),
      };
    },
    fileWith(key) {
      const having = [...files].filter(
        ([id, { properties }]) =>
          !PARTS.test(id) && isObject(properties) && isObject(properties[key]),
      );
      const [id] = having[0] ?? [];
      return having.length === 1 ? id?.slice(0, -END) : undefined;
    },
    siblingsWith(key, schema) {
      const [, folder] = (isObject(schema) && /^(\w+)\//.exec(placeOf.get(schema) ?? '')) || [];
      if (folder === undefined) return [];
      return namesIn(ids, folder).filter((name) => {
        const { properties } = files.get(`${folder}/${name}.schema.json`) ?? {};
        return isObject(properties) && isObject(properties[key]);
      });
    },
    resolve,
    check(id, value) {
      const found: Found[] = [];
      if (quickOf?.(id)?.call(found, value)) return { errors: [], references: found };
      const references: Found[] = [];
      const validate = validatorOf(id);
      if (!validate) throw schemaMissing(id);
      validate.call(references, value);
      return { errors: validate.errors ?? [], references };
    },
    *prepare() {
      // Those of what stands in files first, so that no step takes long.
      for (const id of [...ids].sort((a, b) => Number(PARTS.test(b)) - Number(PARTS.test(a))))
        yield void validatorOf(id);
    },
    checkPart(schema, value) {
      const validate = validatorOf(placeOf.get(resolve(schema)) ?? '');
      validate?.call([], value);
      return validate?.errors ?? [];
    },
  };
}

const namesIn = (ids: readonly string[], folder: string) =>
  ids.flatMap((id) => (id.startsWith(`${folder}/`) ? id.slice(folder.length + 1, -END) : []));

/** The collections among what schemas with these ids are of. */
export const collectionsIn = (ids: Iterable<string>): string[] => namesIn([...ids], 'collections');

/** Throws what is wrong in one of these schemas; to compile it alone takes a tenth of the time of all. */
export function compileOne(files: ReadonlyMap<string, JsonObject>, id: string): void {
  compileAll(createAjv(composedOf(files), collectionsIn(files.keys()), THOROUGH), [id]);
}

/** The fields that name records of a collection: one, or a list of them. */
function relationsIn(properties: unknown, collections: ReadonlySet<string>): Relations {
  const found = Object.entries(isObject(properties) ? properties : {}).flatMap(([name, field]) => {
    const { refersTo, items } = isObject(field) ? field : {};
    const of = refersTo ?? (isObject(items) ? items.refersTo : undefined);
    if (typeof of !== 'string' || !collections.has(of)) return [];
    return [[name, { collection: of, isList: refersTo === undefined }] as const];
  });
  return Object.fromEntries(found);
}

/** What a field may be, or an item of it, if its schema names that. */
function valuesOf(field: unknown): string[] {
  const { type, items, enum: own } = isObject(field) ? field : {};
  if (type === 'boolean') return ['true', 'false'];
  const values = own ?? (isObject(items) ? items.enum : undefined);
  return Array.isArray(values) ? values.map(String) : [];
}

const schemaMissing = (id: string): CannotRun =>
  new CannotRun(msg('content/schema:schema-missing', { file: `schema/${id}` }));

function composedOf(files: ReadonlyMap<string, JsonObject>): ReadonlyMap<string, JsonObject> {
  try {
    return composed(files);
  } catch (error) {
    throw new CannotRun(msg('content/schema:schemas-wrong', { reason: reasonOf(error) }));
  }
}

function rememberPlace(schema: unknown, place: string, placeOf: WeakMap<object, string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  placeOf.set(schema, place);
  for (const [key, child] of Object.entries(schema))
    rememberPlace(child, place + pointerOf(key), placeOf);
}
