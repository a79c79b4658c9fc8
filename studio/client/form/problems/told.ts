import type { Json, StudioProblem } from '../../../shared/protocol.ts';
import { childPlace, keysOf, narrowed, type Place, type Schemas } from '../schema/places.ts';
import { childOf, pointerOf, segmentsOf } from '../schema/pointers.ts';
import { labelOf } from '../words/label-of.ts';

/** Of the field that is missing, not of what lacks it. */
export function pointerOfProblem({ code, pointer, message }: StudioProblem): string {
  const [, key] = code === 'missing-key' ? (/^Falta “([^”]+)”/.exec(message) ?? []) : [];
  return key === undefined ? pointer : pointer + pointerOf(key);
}

/** What the validator says, with the labels of the form in place of the keys of the file. */
export function inLabels(
  text: string,
  schemas: Schemas,
  root: Place,
  value: Json | undefined,
  pointer: string,
): string {
  const labels = labelsNear(schemas, root, value, pointer);
  return text.replace(/(["“])([A-Za-z]\w*)(["”])/g, (whole, _open, key: string) => {
    const label = labels.get(key);
    return label === undefined ? whole : `“${label}”`;
  });
}

/** What the keys on the way to a place, and beside it, are called; the nearest last. */
function labelsNear(schemas: Schemas, root: Place, value: Json | undefined, pointer: string) {
  const labels = new Map<string, string>();
  let place: Place | undefined = root;
  let at = value;
  for (const key of [undefined, ...segmentsOf(pointer)]) {
    if (key !== undefined) {
      place = place && childPlace(schemas, place, key, at);
      at = childOf(at, key);
    }
    if (!place) break;
    const inner = narrowed(schemas, place, at);
    for (const name of keysOf(inner)) labels.set(name, labelOf(schemas, inner, name));
  }
  return labels;
}
