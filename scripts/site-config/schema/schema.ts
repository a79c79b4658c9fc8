import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { Ajv, type ErrorObject } from 'ajv';
import { keyOf } from '../../lib/hash-of.ts';
import { projectRoot } from '../../lib/project.ts';
import { NEEDED_SCHEMAS } from '../files/layout.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { CannotRun, type Reference } from '../problem.ts';
import { FILE_KINDS } from '../references/file-kinds.ts';
import { isFilledWith } from './blanks.ts';

export interface Checked {
  errors: ErrorObject[];
  references: Omit<Reference, 'file'>[];
}

export interface Schemas {
  /** Of all that says what is valid: the schemas, and the code of their keywords. */
  key: string;
  /** The names that have collections/<name>.schema.json. */
  collections: ReadonlySet<string>;
  /** What a section's "type" may be. */
  sectionTypes: readonly string[];
  /** Done by the first check, if not before: it takes half a second. */
  compile(): void;
  /** Checks a value against the schema with that `$id`. */
  check(id: string, value: unknown): Checked;
  /** A schema with its `$ref`, if any, followed, also that of an `allOf` that only adds words. */
  resolve(schema: unknown): JsonObject;
  /** Of the site, where it names one: what a moment is in that says no other. */
  timeZone?: string | undefined;
}

/** Kinds of `refersTo` that are not a collection. */
const BUILT_IN_KINDS = ['icon', ...FILE_KINDS, 'link', 'richText', 'forms', 'notices'];

const HERE = join(projectRoot, 'scripts/site-config/schema');
const KEYWORDS = [join(HERE, 'schema.ts'), join(HERE, 'blanks.ts')];
const AJV = join(projectRoot, 'node_modules/ajv/package.json');

/** To compile them takes half a second, and a process may have several loaders. */
let last: { texts: string; schemas: Schemas } | undefined;

/**
 * Loads and compiles every schema once. Throws CannotRun when one is broken. Those of `knownKey` are known
 * not to be, and are compiled when something is to be checked.
 */
export function loadSchemas(folder: string, knownKey?: string): Schemas {
  const files = schemaFiles(folder).map((path) => [path, readText(path)] as const);
  const texts = JSON.stringify(files);
  if (last?.texts !== texts) last = { texts, schemas: prepareSchemas(folder, files) };
  const { schemas } = last;
  if (schemas.key !== knownKey) schemas.compile();
  return schemas;
}

function prepareSchemas(folder: string, files: readonly (readonly [string, string])[]): Schemas {
  const byId = new Map<string, JsonObject>();
  const baseOf = new WeakMap<object, string>();
  for (const [path, text] of files) {
    const schema = parseSchema(path, text);
    const id = relative(folder, path).split(sep).join('/');
    if (schema.$id !== id)
      throw new CannotRun(`schema/${id}: o "$id" deveria ser "${id}", igual ao nome do arquivo.`);
    byId.set(id, schema);
    remember(schema, id, baseOf);
  }
  const collections = new Set(
    [...byId.keys()].flatMap((id) => /^collections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? []),
  );
  let compiled: Ajv | undefined;
  const compile = (): Ajv => {
    if (!compiled) {
      const ajv = createAjv(new Set([...BUILT_IN_KINDS, ...collections]));
      compileAll(ajv, byId);
      for (const id of NEEDED_SCHEMAS)
        if (!byId.has(id)) throw new CannotRun(`Falta o arquivo schema/${id}.`);
      compiled = ajv;
    }
    return compiled;
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

  return {
    key: keyOf(
      files,
      KEYWORDS.map((file) => readText(file)),
      readText(AJV),
    ),
    collections,
    sectionTypes: [...byId.keys()].flatMap(
      (id) => /^sections\/(.+)\.schema\.json$/.exec(id)?.[1] ?? [],
    ),
    compile,
    resolve,
    check(id, value) {
      const references: Checked['references'] = [];
      const validate = compile().getSchema(id);
      if (!validate) throw new CannotRun(`Falta o arquivo schema/${id}.`);
      validate.call(references, value);
      return { errors: validate.errors ?? [], references };
    },
  };
}

function createAjv(kinds: ReadonlySet<string>): Ajv {
  const ajv = new Ajv({
    allErrors: true,
    verbose: true,
    discriminator: true,
    passContext: true,
    validateSchema: false, // a tenth of a second: the tests do it, and what cannot be compiled is told anyhow
    code: { optimize: false }, // each run compiles all schemas: a third of the time, for nothing
  });
  // For editors, scripts/editor-schemas/; for TypeScript, scripts/types.ts.
  ajv.addVocabulary(['enumDescriptions', 'typeName']);
  ajv.addKeyword({
    keyword: 'refersTo',
    type: 'string',
    schemaType: 'string',
    metaSchema: { enum: [...kinds] },
    errors: false,
    // `this` is what check() passes: the list to fill.
    validate(
      this: Checked['references'],
      kind: string,
      value: string,
      _: unknown,
      at?: { instancePath: string },
    ) {
      this.push({ kind, value, pointer: at?.instancePath ?? '' });
      return true;
    },
  });
  // The names in braces that the site fills in: all of these, and no others.
  ajv.addKeyword({
    keyword: 'fills',
    type: 'string',
    schemaType: 'array',
    validate: (names: string[], value: string) => isFilledWith(names, value),
  });
  return ajv;
}

function compileAll(ajv: Ajv, byId: ReadonlyMap<string, JsonObject>): void {
  const failed = (id: string, error: unknown) =>
    new CannotRun(`schema/${id} tem um erro: ${error instanceof Error ? error.message : error}`);
  for (const [id, schema] of byId) {
    try {
      ajv.addSchema(schema);
    } catch (error) {
      throw failed(id, error);
    }
  }
  for (const id of byId.keys()) {
    try {
      ajv.getSchema(id);
    } catch (error) {
      throw failed(id, error);
    }
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
