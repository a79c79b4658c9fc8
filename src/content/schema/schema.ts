import { readdirSync, readFileSync } from 'node:fs';
import { basename, join, relative, sep } from 'node:path';
import type { Ajv, ErrorObject, Options } from 'ajv';
import { keyOf } from '../../node/hash-of.ts';
import { projectRoot } from '../../node/project.ts';
import { NEEDED_SCHEMAS } from '../files/layout.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { CannotRun } from '../problem.ts';
import { compileAll, createAjv, type Found } from './ajv.ts';
import { composed } from './compose.ts';
import { follow } from './follow.ts';
import { QUICK, quickChecks } from './quick-checks.ts';

export interface Checked {
  errors: ErrorObject[];
  references: Found[];
}

export interface Schemas {
  /** Of all that says what is valid: the schemas, and the code of their keywords. */
  key: string;
  /** The names that have collections/<name>.schema.json. */
  collections: ReadonlySet<string>;
  /** What a section's "type" may be. */
  sectionTypes: readonly string[];
  /** Spares later processes to compile them, until they meet a mistake. */
  remember(): void;
  /** Checks a value against the schema with that `$id`. */
  check(id: string, value: unknown): Checked;
  /** A schema with its `$ref`, if any, followed. */
  resolve(schema: unknown): JsonObject;
  /** Of the site, where it names one: what a moment is in that says no other. */
  timeZone?: string | undefined;
}

const HERE = join(projectRoot, 'src/content/schema');
const KEYWORDS = ['ajv.ts', 'blanks.ts', 'compose.ts', 'quick-checks.ts'].map((name) =>
  join(HERE, name),
);
/** For the Ajv that tells all mistakes. `optimize` takes a third of the time, for what is used once. */
const THOROUGH = { allErrors: true, verbose: true, code: { optimize: false } };
const AJV = join(projectRoot, 'node_modules/ajv/package.json');

/** To compile them takes half a second, and a process may have several loaders. */
let last: { texts: string; schemas: Schemas } | undefined;

/** Loads every schema once. Throws CannotRun when one is broken. */
export function loadSchemas(folder: string): Schemas {
  const files = schemaFiles(folder).map((path) => [path, readText(path)] as const);
  const texts = JSON.stringify(files);
  if (last?.texts !== texts) last = { texts, schemas: prepareSchemas(folder, files) };
  return last.schemas;
}

function prepareSchemas(folder: string, files: readonly (readonly [string, string])[]): Schemas {
  const ids = files.map(([path]) => relative(folder, path).split(sep).join('/'));
  const namesIn = (kind: string) =>
    ids.flatMap((id) => (id.startsWith(`${kind}/`) ? basename(id, '.schema.json') : []));
  const collections = new Set(namesIn('collections'));
  // Not before they are needed: a valid site, by quick checks that are kept, needs none of them.
  let all: ReadonlyMap<string, JsonObject> | undefined;
  const baseOf = new WeakMap<object, string>();
  const byId = () => {
    if (all) return all;
    all = composedOf(ids, files);
    for (const [id, schema] of all) remember(schema, id, baseOf);
    return all;
  };
  const compile = (options: Options): Ajv => {
    const ajv = createAjv(byId(), collections, options);
    compileAll(ajv, ids);
    return ajv;
  };
  const resolve = (schema: unknown): JsonObject => {
    if (!isObject(schema)) return {};
    if (typeof schema.$ref !== 'string') return schema;
    return resolve(follow(byId(), schema.$ref, baseOf.get(schema) ?? '').schema);
  };

  const key = keyOf(
    files,
    KEYWORDS.map((file) => readText(file)),
    readText(AJV),
  );
  const kept = join(folder, '../.cache/quick-checks.json');
  const quick = quickChecks(kept, key, () => compile(QUICK));
  for (const id of NEEDED_SCHEMAS)
    if (!ids.includes(id)) throw new CannotRun(`Falta o arquivo schema/${id}.`);
  let thorough: Ajv | undefined;
  return {
    key,
    collections,
    sectionTypes: namesIn('sections'),
    remember: quick.remember,
    resolve,
    check(id, value) {
      const found: Found[] = [];
      if (quick.of(id)?.call(found, value)) return { errors: [], references: found };
      const references: Found[] = [];
      thorough ??= compile(THOROUGH);
      const validate = thorough.getSchema(id);
      if (!validate) throw new CannotRun(`Falta o arquivo schema/${id}.`);
      validate.call(references, value);
      return { errors: validate.errors ?? [], references };
    },
  };
}

function composedOf(ids: readonly string[], files: readonly (readonly [string, string])[]) {
  const parsed = files.map(([path, text]) => parseSchema(path, text));
  try {
    return composed(new Map(parsed.map((schema, at) => [ids[at] as string, schema])));
  } catch (error) {
    throw new CannotRun(
      `Os esquemas têm um erro: ${error instanceof Error ? error.message : error}`,
    );
  }
}

function schemaFiles(folder: string): string[] {
  try {
    return readdirSync(folder, { withFileTypes: true, recursive: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.schema.json'))
      .map((entry) => join(entry.parentPath, entry.name));
  } catch {
    throw new CannotRun(`Não foi possível ler a pasta de esquemas: ${folder}`);
  }
}

/** A file that is gone again is told as one that is no JSON. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

function parseSchema(path: string, text: string): JsonObject {
  try {
    const schema: unknown = JSON.parse(text);
    if (isObject(schema)) return schema;
  } catch {
    // Told below: for a schema the reader is a programmer, who has better tools.
  }
  throw new CannotRun(`O esquema ${path} não é um JSON válido.`);
}

function remember(schema: unknown, id: string, baseOf: WeakMap<object, string>): void {
  if (typeof schema !== 'object' || schema === null) return;
  baseOf.set(schema, id);
  for (const child of Object.values(schema)) remember(child, id, baseOf);
}
