import type { JsonObject } from '../json/json.ts';
import { enumerated } from '../words/wording.ts';

const TYPES: Record<string, string> = {
  boolean: 'Aqui vai true ou false, sem aspas.',
  integer: 'Aqui vai um número inteiro, sem aspas.',
  number: 'Aqui vai um número, sem aspas.',
  array: 'Aqui vai uma lista, entre colchetes: [ … ].',
};

const NAME = 'Um id começa por letra e usa só letras minúsculas sem acento, números e hífen.';

/** Replaces VS Code's own messages, which show a regular expression or are in English. */
export function errorWords(schema: JsonObject): JsonObject {
  const description = typeof schema.description === 'string' ? schema.description : '';
  const words: JsonObject = {};
  if (typeof schema.pattern === 'string')
    words.patternErrorMessage = `Isto não serve aqui. ${description || NAME}`;
  if (Array.isArray(schema.enum)) words.errorMessage = valuesWords(schema.enum);
  else if (schema.type === 'string') words.errorMessage = 'Aqui vai um texto, entre aspas.';
  // Not for objects, where it would hide which field is unknown.
  else if (typeof schema.type === 'string' && TYPES[schema.type])
    words.errorMessage = TYPES[schema.type];
  return words;
}

export const valuesWords = (values: readonly unknown[]): string =>
  `Pode ser: ${enumerated(values.map((value) => JSON.stringify(value)))}.`;
