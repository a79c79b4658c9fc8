import type { Json, JsonMap } from '../../../shared/protocol.ts';
import {
  childPlace,
  isMap,
  narrowed,
  type Place,
  placeOf,
  rootPlace,
  type Schemas,
} from '../schema/places.ts';

const known = new WeakMap<Schemas, Map<JsonMap, Json[]>>();

/** Examples of a place: its own, else what examples of those around it have there. */
export function examplesOf(schemas: Schemas, place: Place): Json[] {
  const all = known.get(schemas) ?? allExamples(schemas);
  known.set(schemas, all);
  return all.get(place.schema) ?? [];
}

function allExamples(schemas: Schemas): Map<JsonMap, Json[]> {
  const all = new Map<JsonMap, Json[]>();
  const visit = (place: Place, value: Json) => {
    const list = all.get(place.schema);
    if (list) list.push(value);
    else all.set(place.schema, [value]);
    const inner = narrowed(schemas, place, value);
    if (inner !== place) return visit(inner, value);
    if (typeof value !== 'object' || value === null) return;
    for (const [key, child] of Object.entries(value)) {
      const at = childPlace(schemas, place, key, value);
      if (at) visit(at, child as Json);
    }
  };
  const own = (place: Place) => {
    for (const example of listOf(place.schema.examples)) visit(place, example);
  };
  // Parts that show what they are come before what is around them.
  for (const [id, schema] of Object.entries(schemas))
    for (const definition of Object.values(isMap(schema.definitions) ? schema.definitions : {}))
      if (isMap(definition)) own(placeOf(schemas, definition, id));
  for (const id of Object.keys(schemas)) own(rootPlace(schemas, id));
  return all;
}

const listOf = (value: Json | undefined): Json[] => (Array.isArray(value) ? value : []);
