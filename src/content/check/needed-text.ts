import { isObject, type JsonObject, pointerOf, segmentsOf, valueAt } from '../../lib/json.ts';
import { msg } from '../../words/message.ts';
import type { Schemas } from '../read/schema/schema.ts';
import type { Finding } from '../read/words/problem.ts';

type Errors = ReturnType<Schemas['check']>['errors'];

/** Of an empty text that its file cannot do without: nobody is told to delete it. */
export function ofNeededText(
  finding: Finding,
  value: unknown,
  errorsOf: (value: unknown) => Errors,
): Finding {
  const { code, pointer = '' } = finding;
  const isEmpty = code === 'empty-text' || code === 'blank-text';
  return isEmpty && isNeeded(pointer, value, errorsOf)
    ? { ...finding, hint: msg('content/schema:text-needed-hint') }
    : finding;
}

/** As the schema says of the same file without it: what is required may depend on all else. */
function isNeeded(pointer: string, value: unknown, errorsOf: (value: unknown) => Errors): boolean {
  const segments = segmentsOf(pointer);
  const key = segments.pop();
  const above = pointerOf(...segments);
  const without = structuredClone(value);
  const parent = valueAt(without, above);
  if (key === undefined || !isObject(parent)) return false;
  delete (parent as JsonObject)[key];
  return errorsOf(without).some(
    ({ keyword, instancePath, params }) =>
      keyword === 'required' && instancePath === above && params.missingProperty === key,
  );
}
