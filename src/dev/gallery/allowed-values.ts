import { FEW, MANY } from '../../content/read/words/wording.ts';
import { isObject, type JsonObject } from '../../lib/json.ts';

/** A description of the value for each kind of `refersTo`. */
const REFERENCES: Record<string, string> = {
  icon: 'nome de um ícone',
  picture: 'imagem da pasta public/',
  video: 'vídeo da pasta public/',
  captions: 'legendas da pasta public/',
  link: 'link',
  forms: 'nome de um arquivo de forms/',
  notices: 'nome de um aviso de messages.json',
};

/** The values a field accepts, in words. */
export function allowedValues(schema: JsonObject): string[] {
  const { refersTo } = schema;
  if (schema.const !== undefined) return [JSON.stringify(schema.const)];
  if (Array.isArray(schema.enum)) return valuesOf(schema.enum, schema.enumDescriptions);
  if (typeof refersTo === 'string' && refersTo !== 'richText')
    return [REFERENCES[refersTo] ?? `nome de um registro de collections/${refersTo}.json`];
  if (schema.type === 'array') {
    const items = isObject(schema.items) ? schema.items : {};
    return [
      `lista${range(schema.minItems, schema.maxItems, ' itens')}`,
      ...valuesOf(items.enum, items.enumDescriptions),
    ];
  }
  if (schema.type === 'string')
    return [`texto${range(atLeast(schema.minLength), schema.maxLength, ' caracteres')}`];
  if (schema.type === 'integer' || schema.type === 'number')
    return [`número${range(schema.minimum, schema.maximum)}`];
  if (schema.type === 'boolean') return ['true (sim) ou false (não)'];
  return ['grupo de campos, entre { }'];
}

function valuesOf(values: unknown, descriptions?: unknown): string[] {
  if (!Array.isArray(values)) return [];
  // Of countries, for example.
  if (values.length > MANY)
    return [...valuesOf(values.slice(0, FEW), descriptions), `e outros ${values.length - FEW}`];
  const words = Array.isArray(descriptions) ? descriptions : [];
  return values.map((value, index) =>
    words[index] ? `${JSON.stringify(value)}: ${words[index]}` : JSON.stringify(value),
  );
}

/** A minimum length of 1 is not mentioned. */
const atLeast = (length: unknown) => (length === 1 ? undefined : length);

/** `, até 120 caracteres`; `, de 1 a 4 itens`. */
function range(least: unknown, most: unknown, unit = ''): string {
  if (typeof most !== 'number') return '';
  return typeof least === 'number' ? `, de ${least} a ${most}${unit}` : `, até ${most}${unit}`;
}
