import type { ErrorObject } from 'ajv';
import { isObject, type JsonObject } from '../json/json.ts';
import type { Schemas } from './schema.ts';

export const propertiesOf = (error: ErrorObject): JsonObject =>
  isObject(error.parentSchema?.properties) ? error.parentSchema.properties : {};

/** The property that says which of several shapes a value has: "type", "strategy". */
export const tagOf = (schema: unknown): string | undefined =>
  isObject(schema) && isObject(schema.discriminator)
    ? String(schema.discriminator.propertyName)
    : undefined;

/** What that property may be. */
export function tagsIn(schema: JsonObject, schemas: Schemas): string[] {
  const tag = tagOf(schema);
  const branches = tag && Array.isArray(schema.oneOf) ? schema.oneOf : [];
  return branches.flatMap((branch: unknown) => {
    const { properties } = schemas.resolve(branch);
    const found = isObject(properties) && tag ? properties[tag] : undefined;
    return isObject(found) ? [found.const ?? found.enum].flat().map(String) : [];
  });
}
