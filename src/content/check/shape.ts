import type { ErrorObject } from 'ajv';
import { isObject, pointerOf, segmentsOf, valueAt } from '../../lib/json.ts';
import { FILE_KINDS } from '../read/files/public-files.ts';
import type { Schemas } from '../read/schema/schema.ts';

/** Checks that report a wrong name better than its pattern can: they suggest an existing one. */
const NAMED: readonly unknown[] = ['icon', ...FILE_KINDS];
export const isLeftToChecks = ({ keyword, parentSchema }: ErrorObject): boolean =>
  keyword === 'pattern' && NAMED.includes(parentSchema?.refersTo);

/** What a length or a missing field comes to is told of a value once it has its shape. */
const OF_SHAPE = new Set(['type', 'enum', 'const', 'pattern', 'fills', 'minimum', 'maximum']);

/** Whether a schema takes what was made of a value. What stands in a group as it was written is told apart. */
export function hasShape(
  ready: unknown,
  value: unknown,
  schema: unknown,
  { checkPart }: Pick<Schemas, 'checkPart'>,
): boolean {
  const written: unknown[] = [value].flat();
  return checkPart(schema, ready).every(({ instancePath, ...error }) => {
    if (!OF_SHAPE.has(error.keyword) || isLeftToChecks({ instancePath, ...error })) return true;
    const segments = segmentsOf(instancePath);
    return segments.some((_, index) => {
      const part = valueAt(ready, pointerOf(...segments.slice(0, index)));
      return isObject(part) && written.includes(part);
    });
  });
}
