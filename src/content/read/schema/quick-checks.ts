import * as equal from 'ajv/dist/runtime/equal.js';
import * as ucs2length from 'ajv/dist/runtime/ucs2length.js';
import { CALLED } from './ajv.ts';
import type { QuickCheck } from './schema.ts';

type Function = (...given: never[]) => unknown;
type Nested = Function | { default: Nested };

/** A bundler and Node give the function of a CommonJS module at different depths. */
const functionIn = (module: Nested): Function =>
  typeof module === 'function' ? module : functionIn(module.default);

/** What compiled schemas call. */
const RUNTIME: Record<string, unknown> = {
  ...CALLED,
  'ajv/dist/runtime/equal': { default: functionIn(equal as unknown as Nested) },
  'ajv/dist/runtime/ucs2length': { default: functionIn(ucs2length as unknown as Nested) },
};

/** What Ajv compiles schemas to, as the body of a function. */
export type CompiledChecks = (require: (name: string) => unknown, exports: object) => void;

/** The checks that Ajv has compiled, by the `$id` of their schemas. */
export function checksOf(code: string | CompiledChecks): (id: string) => QuickCheck | undefined {
  const checks: Partial<Record<string, QuickCheck>> = {};
  const ask = (name: string) => {
    if (!Object.hasOwn(RUNTIME, name)) throw new Error(`Compiled schemas ask for ${name}`);
    return RUNTIME[name];
  };
  const run = typeof code === 'string' ? new Function('require', 'exports', code) : code;
  run(ask, checks);
  return (id) => checks[id];
}
