import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import type { Ajv, Options } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import type { JsonObject } from '../../lib/json.ts';
import { keepChecked, readChecked } from '../../node/checked-json.ts';
import { sumOfCode } from '../../node/code-files.ts';
import { keyOf } from '../../node/hash-of.ts';
import { isInstalled, prebuilt } from '../../node/installed.mjs';
import { cacheDir, projectRoot } from '../../node/project.ts';
import { asTyped } from '../../words/node/as-typed.mjs';
import { checksOf } from '../read/schema/quick-checks.ts';
import { compileOne, createSchemas, type QuickCheck, type Schemas } from '../read/schema/schema.ts';
import { madeOf, readSchemaFiles, type SchemaFiles, schemaRoot } from './read-schemas.ts';

interface LoadedSchemas extends Schemas {
  /** What they are made of: without what is broken. */
  files: ReadonlyMap<string, JsonObject>;
  /** Key of everything that decides validity: the schemas and the code of their keywords. */
  key: string;
  /** Spares later processes to compile them, until they meet a mistake. */
  remember(): void;
  /** The checks as code, for `checksOf`. */
  quickCode(): string;
}

const KEYWORDS = ['read/schema/ajv.ts', 'read/schema/compose.ts', 'node/load-schemas.ts'].map(
  (name) => `src/content/${name}`,
);
const AJV = createRequire(import.meta.url).resolve('ajv/package.json');

/** By the text of their files: compiling takes half a second, and a process may have loaders of several sites. */
const known = new Map<string, LoadedSchemas>();
/** Whoever writes a block saves its schema again and again, and each compiled state takes tens of megabytes. */
const MOST_KNOWN = 3;

/**
 * Loads every schema that applies to a site once. Throws CannotRun when one of the engine is broken; one of the site's own
 * blocks is left out and told.
 */
export function loadSchemas(root: string): LoadedSchemas {
  const found = readSchemaFiles(root);
  const text = JSON.stringify([...found.files, found.broken]);
  const schemas = known.get(text) ?? loaded(root, found);
  known.delete(text);
  known.set(text, schemas); // as the newest
  for (const oldest of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(oldest);
  return schemas;
}

function loaded(root: string, found: SchemaFiles): LoadedSchemas {
  // Shared by all sites without blocks of their own.
  const kept =
    found.ofSite.size > 0
      ? join(root, '.cache/quick-checks-of-site.json')
      : join(
          schemaRoot(root) === projectRoot ? cacheDir : join(root, '.cache'),
          'quick-checks.json',
        );
  const { made, broken } = madeOf(found, (files) => prepareSchemas(kept, files), compileOne);
  return { ...made, broken };
}

/** @param packed whether it is the key that they have in a package */
const keyOfChecks = (files: ReadonlyMap<string, JsonObject>, packed?: boolean): string =>
  keyOf(JSON.stringify([...files]), [sumOfCode(KEYWORDS, packed), readFileSync(AJV, 'utf8')]);

/** What `CHECKS` holds, for sites without blocks of their own: of the schemas as an installed engine reads them. */
export function checksToPack(root: string): Kept {
  const written = JSON.stringify([...readSchemaFiles(root).files]);
  const files = new Map<string, JsonObject>(JSON.parse(asTyped(written, true)));
  const { quickCode } = prepareSchemas(CHECKS, files);
  return { key: keyOfChecks(files, true), code: quickCode() };
}

function prepareSchemas(path: string, files: ReadonlyMap<string, JsonObject>): LoadedSchemas {
  const key = keyOfChecks(files);
  let quick: QuickChecks | undefined;
  const schemas = createSchemas(files, (compile) => {
    quick = quickChecks(path, key, () => compile(QUICK));
    return quick.of;
  });
  return {
    ...schemas,
    files,
    key,
    remember: () => quick?.remember(),
    quickCode: () => quick?.code() ?? '',
  };
}

interface QuickChecks {
  of(id: string): QuickCheck | undefined;
  /** Keeps the code for later processes: to compile the schemas takes longer than to check a site. */
  remember(): void;
  code(): string;
}

interface Kept {
  key: string;
  code: string;
}

const FORMAT = 1;

/** What an installed engine brings, as JSON in Brotli. */
export const CHECKS = join(prebuilt, 'checks.json.br');

const broughtChecks = (): Kept | undefined =>
  isInstalled && existsSync(CHECKS)
    ? JSON.parse(brotliDecompressSync(readFileSync(CHECKS)).toString())
    : undefined;

/** Options of the Ajv that compiles quick checks. */
export const QUICK: Options = { messages: false, code: { source: true, optimize: false } };

/** Loads the checks compiled from the schemas with this key, or compiles them with an Ajv that has all schemas. */
export function quickChecks(path: string, key: string, compiled: () => Ajv): QuickChecks {
  let kept = readChecked<Kept>(path, FORMAT);
  if (kept?.key !== key) kept = broughtChecks();
  if (kept?.key === key) {
    const { code } = kept;
    return { of: checksOf(code), code: () => code, remember() {} };
  }
  const ajv = compiled();
  let made: string | undefined;
  const code = () => {
    made ??= standalone(ajv);
    return made;
  };
  let isKept = false;
  return {
    of: (id) => ajv.getSchema(id) as QuickCheck | undefined,
    code,
    remember() {
      if (!isKept) keepChecked(path, FORMAT, { key, code: code() } satisfies Kept);
      isKept = true;
    },
  };
}
