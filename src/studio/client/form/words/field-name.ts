import type { Json } from '../../../shared/protocol.ts';
import { childPlace, narrowed, type Place, rootPlace, type Schemas } from '../schema/places.ts';
import { childOf, segmentsOf } from '../schema/pointers.ts';
import { labelOf } from './label-of.ts';

/** Where a pointer leads, as a person says it: "Cartões › 2 › Título". */
export function fieldName(
  schemas: Schemas,
  schema: string,
  value: Json | undefined,
  pointer: string,
): string {
  return labelsOn(schemas, rootPlace(schemas, schema), value, pointer)
    .map(({ label }) => label)
    .join(' › ');
}

/** Each step of a pointer, with its label. */
function labelsOn(
  schemas: Schemas,
  from: Place,
  root: Json | undefined,
  pointer: string,
): { key: string; label: string }[] {
  let place: Place | undefined = from;
  let value = root;
  return segmentsOf(pointer).map((key) => {
    const above: Place | undefined = place;
    const inside = childOf(value, key);
    place = above && childPlace(schemas, above, key, value);
    const label = stepLabel(schemas, above, key, value);
    value = inside;
    return { key, label };
  });
}

function stepLabel(schemas: Schemas, above: Place | undefined, key: string, value?: Json) {
  if (Array.isArray(value)) return String(Number(key) + 1);
  if (!above) return key;
  return labelIn(schemas, above, key, value);
}

function labelIn(schemas: Schemas, place: Place, key: string, value?: Json): string {
  const inner = narrowed(schemas, place, value);
  if (inner.schema.properties === undefined) return key;
  return labelOf(schemas, inner, key);
}
