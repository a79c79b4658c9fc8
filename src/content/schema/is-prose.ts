import type { JsonObject } from '../json/json.ts';

/** Keywords of strings that are names, addresses, choices or dates. */
const FOR_MACHINES = ['pattern', 'enum', 'const', 'format'];

/** Whether a composed schema is that of a text which people read. Of other strings it says more than a length. */
export const isProse = (schema: JsonObject): boolean =>
  schema.type === 'string' &&
  (schema.refersTo ?? 'richText') === 'richText' &&
  FOR_MACHINES.every((keyword) => !(keyword in schema));
