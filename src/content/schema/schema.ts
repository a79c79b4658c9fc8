import type { Ajv, ErrorObject, Options } from 'ajv';
import { NEEDED_SCHEMAS } from '../files/layout.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { CannotRun } from '../problem.ts';
import { compileAll, createAjv, type Found } from './ajv.ts';

export interface Checked {
  errors: ErrorObject[];
  references: Found[];
}

export interface Schemas {
  /** The names that have collections/<name>.schema.json. */
  collections: ReadonlySet<string>;
  /** What a section's "type" may be. */
  sectionTypes: readonly string[];
  /** Checks a value against the schema with that `$id`. */
  check(id: string, value: unknown): Checked;
  /** A schema with its `$ref`, if any, followed, also that of an `allOf` that only adds words. */
  resolve(schema: unknown): JsonObject;
  /** Of the site, where it names one: what a moment is in that says no other. */
  timeZone?: string | undefined;
}

/** Whether a value is right. Fills `this` with what it refers to, if so; says nothing of what is wrong. */
export type QuickCheck = (this: Found[], value: unknown) => boolean;

/** Compiles all schemas. */
export type Compile = (options: Options) => Ajv;

/** For the Ajv that tells all mistakes. `optimize` takes a third of the time, for what is used once. */
const THOROUGH = { allErrors: true, verbose: true, code: { optimize: false } };

/**
 * The schemas by `$id`. Throws CannotRun when one is broken. `quick`: what is asked first, of what it finds right no
 * messages are needed.
 */
export function createSchemas(
  byId: ReadonlyMap<string, JsonObject>,
  quick?: (compile: Compile) => (id: string) => QuickCheck | undefined,
): Schemas {
  const baseOf = new WeakMap<object, string>();
  for (const [id, schema] of byId) rememberBase(schema, id, baseOf);
  const collections = new Set(
    [...byId.keys()].flatMap((id) => /^collections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? []),
  );
  const compile: Compile = (options) => {
    const ajv = createAjv(byId, collections, options);
    compileAll(ajv, byId.keys());
    return ajv;
  };
  const resolve = (schema: unknown): JsonObject => {
    if (!isObject(schema)) return {};
    if (Array.isArray(schema.allOf)) return resolve(schema.allOf[0]);
    if (typeof schema.$ref !== 'string') return schema;
    const url = new URL(schema.$ref, `schema:///${baseOf.get(schema) ?? ''}`);
    let target: unknown = byId.get(url.pathname.slice(1));
    for (const segment of url.hash.split('/').slice(1))
      target = isObject(target) ? target[segment] : undefined;
    return resolve(target);
  };

  const quickOf = quick?.(compile);
  for (const id of NEEDED_SCHEMAS)
    if (!byId.has(id)) throw new CannotRun(`Falta o arquivo schema/${id}.`);
  let thorough = quickOf ? undefined : compile(THOROUGH);
  return {
    collections,
    sectionTypes: [...byId.keys()].flatMap(
      (id) => /^sections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? [],
    ),
    resolve,
    check(id, value) {
      const found: Found[] = [];
      if (quickOf?.(id)?.call(found, value)) return { errors: [], references: found };
      const references: Found[] = [];
      thorough ??= compile(THOROUGH);
      const validate = thorough.getSchema(id);
      if (!validate) throw new CannotRun(`Falta o arquivo schema/${id}.`);
      validate.call(references, value);
      return { errors: validate.errors ?? [], references };
    },
  };
}

function rememberBase(schema: unknown, id: string, baseOf: WeakMap<object, string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  baseOf.set(schema, id);
  for (const child of Object.values(schema)) rememberBase(child, id, baseOf);
}
