import type { Schemas } from '../../src/content/read/schema/schema.ts';
import { isObject, type JsonObject } from '../../src/lib/json.ts';

export interface Visitor {
  /** A string that is free text; gives what to put in its place. */
  text(value: string, limits: { min: number; max: number }): string;
  /** A list, after what is in it. */
  list(value: unknown[], least: number): void;
}

/** Visits every text and list of a value, in place, as its schema describes them. */
export function walkSchema(
  schemas: Schemas,
  schema: unknown,
  holder: JsonObject | unknown[],
  key: string | number,
  visitor: Visitor,
): void {
  const value = (holder as Record<string | number, unknown>)[key];
  const described = branchOf(schemas, schemas.resolve(schema), value);
  if (typeof value === 'string') {
    if (!isFreeText(described)) return;
    const min = Number(described.minLength ?? 0);
    const max = Number(described.maxLength ?? 10_000);
    (holder as Record<string | number, unknown>)[key] = visitor.text(value, { min, max });
  } else if (Array.isArray(value)) {
    for (const at of value.keys()) walkSchema(schemas, described.items, value, at, visitor);
    visitor.list(value, Number(described.minItems ?? 0));
  } else if (isObject(value)) {
    const properties = isObject(described.properties) ? described.properties : {};
    for (const name of Object.keys(value))
      walkSchema(schemas, properties[name] ?? described.additionalProperties, value, name, visitor);
  }
}

const isFreeText = ({ type, pattern, enum: options, const: fixed, format, refersTo }: JsonObject) =>
  type === 'string' &&
  !pattern &&
  !options &&
  fixed === undefined &&
  !format &&
  (refersTo === undefined || refersTo === 'richText');

/** Of a tagged union, the branch that the value's tag picks. */
function branchOf(schemas: Schemas, schema: JsonObject, value: unknown): JsonObject {
  if (!Array.isArray(schema.oneOf) || !isObject(schema.discriminator)) return schema;
  const tag = String(schema.discriminator.propertyName);
  const picked = schema.oneOf.map(schemas.resolve).find((branch) => {
    const property = schemas.resolve(isObject(branch.properties) ? branch.properties[tag] : {});
    const value_ = isObject(value) ? value[tag] : undefined;
    return property.const === value_ || (property.enum as unknown[])?.includes(value_);
  });
  return picked ?? {};
}
