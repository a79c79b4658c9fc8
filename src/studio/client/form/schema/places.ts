import { follow } from '../../../../content/schema/follow.ts';
import type { Json, JsonMap } from '../../../shared/protocol.ts';

export type Schemas = Record<string, JsonMap>;

/** A schema with its `$ref` followed; the same object each time it is asked for. */
export interface Place {
  base: string;
  schema: JsonMap;
  /** Where it is referred to, else of the schema itself. */
  title: string | undefined;
  description: string | undefined;
}

export const isMap = (value: unknown): value is JsonMap =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);

const filesOf = new WeakMap<Schemas, ReadonlyMap<string, JsonMap>>();
const placesOf = new WeakMap<Schemas, WeakMap<JsonMap, Place>>();

/** `$id`, or `$id#/definitions/X`. */
export const rootPlace = (schemas: Schemas, schema: string): Place =>
  placeOf(schemas, rootSchema(schemas, schema), schema.split('#')[0] ?? schema);

const rootSchema = (schemas: Schemas, schema: string) =>
  follow(files(schemas), schema, '').schema as JsonMap;

function files(schemas: Schemas): ReadonlyMap<string, JsonMap> {
  const known = filesOf.get(schemas) ?? new Map(Object.entries(schemas));
  filesOf.set(schemas, known);
  return known;
}

export function placeOf(schemas: Schemas, given: JsonMap, base: string): Place {
  const places = placesOf.get(schemas) ?? new WeakMap<JsonMap, Place>();
  placesOf.set(schemas, places);
  const known = places.get(given);
  if (known) return known;
  const ref = text(given.$ref);
  const place = ref === undefined ? own(given, base) : referred(schemas, given, ref, base);
  places.set(given, place);
  return place;
}

const own = (schema: JsonMap, base: string): Place => ({
  base,
  schema,
  title: text(schema.title),
  description: text(schema.description),
});

/** Beside a `$ref` stand words of its own. */
function referred(schemas: Schemas, given: JsonMap, ref: string, from: string): Place {
  const { base, schema } = follow(files(schemas), ref, from);
  const target = placeOf(schemas, schema as JsonMap, base);
  return {
    ...target,
    title: text(given.title) ?? target.title,
    description: text(given.description) ?? target.description,
  };
}

/** The branch of a tagged union that the value is of; any other place is itself. */
export function narrowed(schemas: Schemas, place: Place, value: Json | undefined): Place {
  if (!isUnion(place)) return place;
  const tag = tagOf(place);
  const kind = isMap(value) ? value[tag] : undefined;
  const branch = branchesOf(schemas, place).find((one) => one.value === kind);
  return branch?.place ?? place;
}

export const isUnion = (place: Place): boolean => Array.isArray(place.schema.oneOf);

export const tagOf = ({ schema }: Place): string =>
  isMap(schema.discriminator) ? String(schema.discriminator.propertyName) : '';

export interface Branch {
  value: string;
  place: Place;
}

export function branchesOf(schemas: Schemas, place: Place): Branch[] {
  const tag = tagOf(place);
  const given = Array.isArray(place.schema.oneOf) ? place.schema.oneOf.filter(isMap) : [];
  return given.map((one) => {
    const branch = placeOf(schemas, one, place.base);
    const property = isMap(branch.schema.properties) ? branch.schema.properties[tag] : undefined;
    return { value: isMap(property) ? String(property.const) : '', place: branch };
  });
}

export const keysOf = ({ schema }: Place): string[] =>
  isMap(schema.properties) ? Object.keys(schema.properties) : [];

export const requiredOf = ({ schema }: Place): string[] =>
  Array.isArray(schema.required) ? schema.required.map(String) : [];

/** What a property or an item of a place is; `value` is that of the place, which tells its branch. */
export function childPlace(
  schemas: Schemas,
  place: Place,
  key: string,
  value?: Json,
): Place | undefined {
  const { schema, base } = narrowed(schemas, place, value);
  const property = isMap(schema.properties) ? schema.properties[key] : undefined;
  const child = property ?? schema.additionalProperties ?? schema.items;
  return isMap(child) ? placeOf(schemas, child, base) : undefined;
}
