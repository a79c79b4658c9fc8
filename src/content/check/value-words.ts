import { isObject, type JsonObject } from '../../lib/json.ts';
import { plural, quote } from '../read/words/wording.ts';

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

/** A value as JSON on one line, ready to paste. */
export const inline = (value: unknown): string =>
  (JSON.stringify(value, null, 1) ?? '').replace(/\n\s*/g, ' ');

/** How to give a value the shape that it should have, with the value ready. */
export function convertedHint(value: unknown, ready: unknown): string {
  const text = inline(ready);
  if (typeof value === 'string' && (typeof ready === 'number' || typeof ready === 'boolean'))
    return `Escreva sem aspas: ${text}`;
  if (typeof ready === 'string' && (typeof value === 'number' || typeof value === 'boolean'))
    return `Ponha entre aspas: ${text}`;
  if (typeof value === 'number' && typeof ready === 'number')
    return `Escreva sem casas decimais: ${text}`;
  if (isObject(value)) return 'Ponha colchetes em volta: [ { … } ]';
  return `Escreva ${text}`;
}

type Resolve = (schema: unknown) => JsonObject;

/** A value to fill in, as an example of what a schema wants, as JSON: "…", [ "…" ]. */
export function placeholder(schema: JsonObject, resolve: Resolve, depth = 0): string {
  if ('const' in schema) return JSON.stringify(schema.const);
  if (Array.isArray(schema.enum)) return JSON.stringify(schema.enum[0]);
  if (schema.type === 'boolean') return 'true';
  if (schema.type === 'number' || schema.type === 'integer') return String(schema.minimum ?? 1);
  if (schema.type === 'array')
    return `[ ${placeholder(resolve(schema.items), resolve, depth + 1)} ]`;
  if (isObject(schema.properties) && depth < 3) return groupPlaceholder(schema, resolve, depth);
  if (isObject(schema.discriminator)) return `{ "${schema.discriminator.propertyName}": "…" }`;
  if (schema.type === 'object') return '{ }';
  const sample = schema.refersTo ? NAMED[String(schema.refersTo)] : sampleFor(schema.pattern);
  return JSON.stringify(sample ?? '…');
}

function groupPlaceholder(schema: JsonObject, resolve: Resolve, depth: number): string {
  const properties = isObject(schema.properties) ? schema.properties : {};
  const required = Array.isArray(schema.required) ? schema.required.map(String) : [];
  const pairs = required.map(
    (name) => `"${name}": ${placeholder(resolve(properties[name]), resolve, depth + 1)}`,
  );
  return pairs.length === 0 ? '{ }' : `{ ${pairs.join(', ')} }`;
}

/** Samples of what is named; a record is the site's own, so there is none of it. */
const NAMED: Record<string, string> = {
  picture: '/imagens/foto.webp',
  video: '/videos/filme.mp4',
  captions: '/videos/legendas.vtt',
  link: '/',
  icon: 'Shield',
};

/** A sample of each text format that schemas use. */
const SAMPLES = [
  '/sobre',
  '/imagens/foto.svg',
  '/guias/guia.pdf',
  '#1A2B3C',
  '2025-07-23',
  '2025-07-23T11:00:00-03:00',
  '5511900000000',
  'pt-BR',
  'Shield',
  'contato',
  'https://exemplo.com.br/pagina',
  'https://exemplo.com.br',
  'contato@exemplo.com.br',
  '08:30',
  '30',
  'form=contato',
  'M3 12h18',
  'google.com.br',
];

/** A text of the form that a pattern asks for. */
export const sampleFor = (pattern: unknown): string | undefined =>
  typeof pattern === 'string'
    ? SAMPLES.find((sample) => new RegExp(pattern, 'u').test(sample))
    : undefined;
