import type { ErrorObject } from 'ajv';
import { pointerOf } from '../json/json.ts';
import type { Finding } from '../problem.ts';
import { fixByOnly, nearest } from '../words/nearest.ts';
import { repair } from '../words/repair.ts';
import { convert, describeType, describeValue } from '../words/value-words.ts';
import { didYouMean, placeNameUpper, plural, quote } from '../words/wording.ts';

type Said = Pick<Finding, 'code' | 'message' | 'hint' | 'fix'>;
type Say = (error: ErrorObject, name: string) => Said;

/** The finding for an ajv error about one value, or undefined when another error says it. */
export function sayOf(error: ErrorObject): Finding | undefined {
  // propertyNames repeats, in general, what the error about the name has said.
  if (error.keyword === 'propertyNames') return undefined;
  if (error.propertyName !== undefined) return badId(error, error.propertyName);
  const say = SAY[error.keyword] ?? refused;
  return { pointer: error.instancePath, ...say(error, placeNameUpper(error.instancePath)) };
}

const refused: Say = (error, name) => ({
  code: 'not-accepted',
  message: `${name} não pode ser ${describeValue(error.data)}.`,
  hint: explain(error),
});

const wrongValue: Say = (error, name) => {
  const allowed: unknown[] = error.params.allowedValues ?? [error.params.allowedValue];
  const found = error.data;
  const same = allowed.find((value) => value !== found && String(value) === String(found));
  const texts = allowed.filter((value) => typeof value === 'string');
  const near = typeof found === 'string' ? nearest(found, texts) : undefined;
  const options = allowed.map((value) => JSON.stringify(value)).join(', ');
  return {
    code: 'not-allowed',
    message: `${name} não pode ser ${describeValue(found)}.${didYouMean(near)}`,
    hint:
      same === undefined
        ? `Pode ser: ${options}.${tail(error)}`
        : typeof same === 'string'
          ? `Ponha entre aspas: ${JSON.stringify(same)}`
          : `Tire as aspas: ${same}`,
    fix: same === undefined ? fixByOnly(String(found), texts) : { value: same },
  };
};

const length: Say = (error, name) => {
  const text = String(error.data);
  const size = [...text].length;
  const limit: number = error.params.limit;
  if (text === '')
    return {
      code: 'empty-text',
      message: `${name} está vazio.`,
      hint: `Escreva o texto; se o campo não for necessário, apague a linha inteira.${tail(error)}`,
    };
  const over = error.keyword === 'maxLength';
  return {
    code: over ? 'too-long' : 'too-short',
    message: `${name} tem ${plural(size, 'caractere', 'caracteres')}; o ${over ? 'máximo' : 'mínimo'} é ${limit}.`,
    hint: over
      ? `Corte pelo menos ${plural(size - limit, 'caractere', 'caracteres')}.`
      : `Escreva pelo menos mais ${plural(limit - size, 'caractere', 'caracteres')}.`,
  };
};

const count: Say = (error, name) => {
  const items = Array.isArray(error.data);
  const size = Object.keys(error.data as object).length;
  const over = error.keyword.startsWith('max');
  const [one, many] = items ? ['item', 'itens'] : ['campo', 'campos'];
  return {
    code: over ? 'too-many' : 'too-few',
    message: `${name} ${size === 0 ? `não tem nenhum ${one}` : `tem ${plural(size, one, many)}`}; o ${over ? 'máximo' : 'mínimo'} é ${error.params.limit}.`,
    hint: explain(error),
  };
};

const range: Say = (error, name) => {
  const { comparison, limit } = error.params as { comparison: string; limit: number };
  const bounds: Record<string, string> = {
    '>=': 'no mínimo',
    '<=': 'no máximo',
    '>': 'maior que',
    '<': 'menor que',
  };
  return {
    code: 'out-of-range',
    message: `${name} é ${error.data}, mas deve ser ${bounds[comparison] ?? comparison} ${limit}.`,
    hint: explain(error),
  };
};

const SAY: Record<string, Say> = {
  enum: wrongValue,
  const: wrongValue,
  minLength: length,
  maxLength: length,
  minItems: count,
  maxItems: count,
  minProperties: count,
  maxProperties: count,
  minimum: range,
  maximum: range,
  exclusiveMinimum: range,
  exclusiveMaximum: range,
  type: (error, name) => {
    const types = [error.params.type].flat() as string[];
    const { hint = explain(error), fix } = convert(error.data, types[0] ?? '');
    return {
      code: 'wrong-type',
      message: `${name} deve ser ${types.map(describeType).join(' ou ')}, mas está como ${describeValue(error.data)}.`,
      hint,
      fix,
    };
  },
  pattern: (error, name) => {
    const value = String(error.data);
    const fixed = repair(value, error.params.pattern);
    return {
      code: 'bad-format',
      message: `${name} não pode ser ${quote(value)}.${didYouMean(fixed)}`,
      hint: explain(error),
      fix: fixed === undefined ? undefined : { value: fixed },
    };
  },
  uniqueItems: (error, name) => ({
    code: 'repeated-item',
    message: `${name} traz o mesmo item duas vezes: o ${error.params.j + 1}º e o ${error.params.i + 1}º.`,
    hint: 'Apague um dos dois.',
    fix: { remove: error.instancePath + pointerOf(Math.max(error.params.i, error.params.j)) },
  }),
};

function badId(error: ErrorObject, id: string): Finding {
  const fixed = error.keyword === 'pattern' ? repair(id, error.params.pattern) : undefined;
  return {
    code: 'bad-id',
    pointer: error.instancePath + pointerOf(id),
    at: 'key',
    message: `${quote(id)} não serve como id.${didYouMean(fixed)}`,
    hint:
      explain(error) ??
      'Um id começa por letra e usa só letras minúsculas sem acento, números e hífen.',
    fix: fixed === undefined ? undefined : { rename: fixed },
  };
}

/** The schema's own words for what goes there. */
const explain = (error: ErrorObject): string | undefined => error.parentSchema?.description;

const tail = (error: ErrorObject): string => {
  const text = explain(error);
  return text ? ` ${text}` : '';
};
