import { createRequire } from 'node:module';
import type { Ajv, Options } from 'ajv';
import standalone from 'ajv/dist/standalone/index.js';
import { keepChecked, readChecked } from '../../node/checked-json.ts';
import { CALLED } from '../schema/ajv.ts';
import type { QuickCheck } from '../schema/schema.ts';

export interface QuickChecks {
  of(id: string): QuickCheck | undefined;
  /** Keeps the code for later processes: to compile the schemas takes longer than to check a site. */
  remember(): void;
}

interface Kept {
  key: string;
  code: string;
}

const FORMAT = 1;

/** Options of the Ajv that compiles quick checks. */
export const QUICK: Options = { messages: false, code: { source: true, optimize: false } };

/** Loads the checks compiled from the schemas with this key, or compiles them with an Ajv that has all schemas. */
export function quickChecks(path: string, key: string, compiled: () => Ajv): QuickChecks {
  const kept = readChecked<Kept>(path, FORMAT);
  if (kept?.key === key) {
    const checks = evaluate(kept.code);
    return { of: (id) => checks[id], remember() {} };
  }
  const ajv = compiled();
  let isKept = false;
  return {
    of: (id) => ajv.getSchema(id) as QuickCheck | undefined,
    remember() {
      if (!isKept) keepChecked(path, FORMAT, { key, code: standalone(ajv) } satisfies Kept);
      isKept = true;
    },
  };
}

function evaluate(code: string): Partial<Record<string, QuickCheck>> {
  const checks = {};
  const ofAjv = createRequire(import.meta.url);
  const ask = (name: string) => CALLED[name] ?? ofAjv(name);
  new Function('require', 'exports', code)(ask, checks);
  return checks;
}
