import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { keyOf } from '../../node/hash-of.ts';
import { projectRoot } from '../../node/project.ts';
import { isObject, type JsonObject } from '../json/json.ts';
import { CannotRun } from '../problem.ts';
import { createSchemas, type Schemas } from '../schema/schema.ts';
import { QUICK, type QuickChecks, quickChecks } from './quick-checks.ts';

export interface LoadedSchemas extends Schemas {
  /** Of all that says what is valid: the schemas, and the code of their keywords. */
  key: string;
  /** Spares later processes to compile them, until they meet a mistake. */
  remember(): void;
}

const KEYWORDS = [
  'schema/ajv.ts',
  'schema/blanks.ts',
  'schema/compose.ts',
  'node/quick-checks.ts',
].map((name) => join(projectRoot, 'src/content', name));
const AJV = join(projectRoot, 'node_modules/ajv/package.json');

/** To compile them takes half a second, and a process may have several loaders. */
let last: { texts: string; schemas: LoadedSchemas } | undefined;

/** Loads every schema once. Throws CannotRun when one is broken. */
export function loadSchemas(folder: string): LoadedSchemas {
  const files = schemaFiles(folder).map((path) => [path, readText(path)] as const);
  const texts = JSON.stringify(files);
  if (last?.texts !== texts) last = { texts, schemas: prepareSchemas(folder, files) };
  return last.schemas;
}

function prepareSchemas(
  folder: string,
  files: readonly (readonly [string, string])[],
): LoadedSchemas {
  const byId = new Map<string, JsonObject>();
  for (const [path, text] of files) {
    const schema = parseSchema(path, text);
    byId.set(relative(folder, path).split(sep).join('/'), schema);
  }
  const key = keyOf(files, KEYWORDS.map(readText), readText(AJV));
  let quick: QuickChecks | undefined;
  const schemas = createSchemas(byId, (compile) => {
    const kept = join(folder, '../.cache/quick-checks.json');
    quick = quickChecks(kept, key, () => compile(QUICK));
    return quick.of;
  });
  return { ...schemas, key, remember: () => quick?.remember() };
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
