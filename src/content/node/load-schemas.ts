import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { keyOf } from '../../node/hash-of.ts';
import { projectRoot } from '../../node/project.ts';
import type { JsonObject } from '../json/json.ts';
import { createSchemas, type Schemas } from '../schema/schema.ts';
import { QUICK, type QuickChecks, quickChecks } from './quick-checks.ts';
import { readSchemaFiles, schemaRoot } from './read-schemas.ts';

export interface LoadedSchemas extends Schemas {
  /** Key of everything that decides validity: the schemas and the code of their keywords. */
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

/** Cached: compiling takes half a second, and a process may have several loaders. */
let last: { text: string; schemas: LoadedSchemas } | undefined;

/** Loads every schema that applies to a site once. Throws CannotRun when one is broken. */
export function loadSchemas(root: string): LoadedSchemas {
  const files = readSchemaFiles(root);
  const text = JSON.stringify([...files]);
  if (last?.text !== text) last = { text, schemas: prepareSchemas(root, files, text) };
  return last.schemas;
}

function prepareSchemas(
  root: string,
  files: ReadonlyMap<string, JsonObject>,
  text: string,
): LoadedSchemas {
  const code = [...KEYWORDS, AJV].map((file) => readFileSync(file, 'utf8'));
  const key = keyOf(text, code);
  let quick: QuickChecks | undefined;
  const schemas = createSchemas(files, (compile) => {
    const kept = join(schemaRoot(root), '.cache/quick-checks.json');
    quick = quickChecks(kept, key, () => compile(QUICK));
    return quick.of;
  });
  return { ...schemas, key, remember: () => quick?.remember() };
}
