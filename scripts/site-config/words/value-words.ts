import { isObject, type JsonObject } from '../json/json.ts';
import type { Finding } from '../problem.ts';
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

type Conversion = Pick<Finding, 'hint' | 'fix'>;

/** How to turn a value into the type expected, where one is sure. */
export function convert(value: unknown, type: string): Conversion {
  if (type === 'number' || type === 'integer') return toNumber(value);
  if (type === 'boolean') return toBoolean(value);
  if (type === 'string') return toText(value);
  if (type !== 'array' || Array.isArray(value) || value === null) return {};
  return {
    hint: `Ponha colchetes em volta: ${isObject(value) ? '[ { … } ]' : `[${JSON.stringify(value)}]`}`,
    fix: { value: [value] },
  };
}

function toNumber(value: unknown): Conversion {
  if (typeof value === 'number')
    return { hint: `Escreva sem casas decimais: ${Math.round(value)}` };
  const dotted = typeof value === 'string' ? value.trim().replace(',', '.') : '';
  return /^-?(0|[1-9]\d*)(\.\d+)?$/.test(dotted)
    ? { hint: `Tire as aspas: ${dotted}`, fix: { value: Number(dotted) } }
    : {};
}

function toBoolean(value: unknown): Conversion {
  const text = typeof value === 'string' ? value.trim() : '';
  const found = /^(?:true|sim|verdadeiro|(false|n[aã]o|falso))$/i.exec(text);
  if (!found) return { hint: 'Escreva true (sim) ou false (não), sem aspas.' };
  return { hint: `Tire as aspas: ${!found[1]}`, fix: { value: !found[1] } };
}

function toText(value: unknown): Conversion {
  if (typeof value === 'number' || typeof value === 'boolean')
    return { hint: `Ponha entre aspas: "${value}"`, fix: { value: String(value) } };
  return Array.isArray(value) && value.length === 1 && typeof value[0] === 'string'
    ? { hint: `Tire os colchetes: ${JSON.stringify(value[0])}`, fix: { value: value[0] } }
    : {};
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
