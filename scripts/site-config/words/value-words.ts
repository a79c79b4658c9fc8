import { isObject, type JsonObject } from '../json/json.ts';
import { plural, quote } from './wording.ts';

/** A value as an editor would name it: o texto “5”. */
export function describeValue(value: unknown): string {
  if (typeof value === 'string') return value === '' ? 'um texto vazio' : `o texto ${quote(value)}`;
  if (typeof value === 'number') return `o número ${value}`;
  if (typeof value === 'boolean') return `${value}`;
  if (value === null) return 'null (nada)';
  if (Array.isArray(value) && value.length === 0) return 'uma lista vazia [ ]';
  return Array.isArray(value)
    ? `uma lista [ ] com ${plural(value.length, 'item', 'itens')}`
    : 'um grupo de campos { }';
}

const TYPES: Record<string, string> = {
  string: 'um texto entre aspas',
  number: 'um número',
  integer: 'um número inteiro',
  boolean: 'true ou false',
  array: 'uma lista entre colchetes [ ]',
  object: 'um grupo de campos entre chaves { }',
  null: 'null',
};

export const describeType = (type: string): string => TYPES[type] ?? type;

/** How to turn a value into the type expected, with the corrected text where one is sure. */
export function convertHint(value: unknown, type: string): string | undefined {
  const text = typeof value === 'string' ? value.trim() : '';
  if (type === 'number' || type === 'integer') {
    const dotted = text.replace(',', '.');
    if (/^-?(0|[1-9]\d*)(\.\d+)?$/.test(dotted)) return `Tire as aspas: ${dotted}`;
    if (typeof value === 'number') return `Escreva sem casas decimais: ${Math.round(value)}`;
  }
  if (type === 'boolean') {
    const [, no] = /^(?:true|sim|verdadeiro|(false|n[aã]o|falso))$/i.exec(text) ?? [text, ' '];
    if (no !== ' ') return `Tire as aspas: ${no ? 'false' : 'true'}`;
    return 'Escreva true (sim) ou false (não), sem aspas.';
  }
  if (type === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return `Ponha entre aspas: "${value}"`;
  if (
    type === 'string' &&
    Array.isArray(value) &&
    value.length === 1 &&
    typeof value[0] === 'string'
  )
    return `Tire os colchetes: ${JSON.stringify(value[0])}`;
  if (type === 'array' && !Array.isArray(value) && value !== null)
    return isObject(value)
      ? 'Ponha colchetes em volta: [ { … } ]'
      : `Ponha colchetes em volta: [${JSON.stringify(value)}]`;
  return undefined;
}

/** A value to fill in, as an example of what a schema wants: "…", [ … ]. */
export function placeholder(schema: JsonObject): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return JSON.stringify(schema.enum[0]);
  const types: Record<string, string> = {
    array: '[ … ]',
    object: '{ … }',
    boolean: 'true',
    number: String(schema.minimum ?? 1),
    integer: String(schema.minimum ?? 1),
  };
  return types[String(schema.type)] ?? '"…"';
}
