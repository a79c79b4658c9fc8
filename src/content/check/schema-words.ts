import type { ErrorObject } from 'ajv';
import { asText, type JsonObject, pointerOf } from '../../lib/json.ts';
import { blanks } from '../read/schema/ajv.ts';
import type { Schemas } from '../read/schema/schema.ts';
import { withSomeHour } from '../read/words/formats.ts';
import { nearest, onlyNear } from '../read/words/nearest.ts';
import type { Finding } from '../read/words/problem.ts';
import { glossed, meaning, onlyMeaning } from '../read/words/synonyms.ts';
import { didYouMean, enumerated, placeNameUpper, plural, quote } from '../read/words/wording.ts';
import { convert, isGuess, needsWords } from './convert.ts';
import { repair } from './repair.ts';
import {
  convertedHint,
  describeType,
  describeValue,
  placeholder,
  sampleFor,
} from './value-words.ts';

export type Explanation = Pick<Finding, 'code' | 'message' | 'hint' | 'fix' | 'guess' | 'severity'>;
type Explain = (error: ErrorObject, name: string, schemas: Schemas) => Explanation;

/** The finding for an ajv error about one value, or undefined when another error says it. */
export function sayOf(error: ErrorObject, schemas: Schemas): Finding | undefined {
  // propertyNames repeats, in general, what the error about the name has said.
  if (error.keyword === 'propertyNames') return undefined;
  if (error.propertyName !== undefined) return badId(error, error.propertyName);
  const say = SAY[error.keyword] ?? refused;
  return {
    pointer: error.instancePath,
    ...say(error, placeNameUpper(error.instancePath), schemas),
  };
}

const refused: Explain = (error, name) => ({
  code: 'not-accepted',
  message: `${name} não pode ser ${describeValue(error.data)}.`,
  hint: 'Veja como está escrito em um arquivo parecido.',
});

const wrongValue: Explain = (error, name, schemas) => {
  const allowed: unknown[] = error.params.allowedValues ?? [error.params.allowedValue];
  const found = error.data;
  const ready = convert(found, error.parentSchema, schemas.resolve);
  const texts = allowed.filter((value) => typeof value === 'string');
  const near =
    ready ??
    (typeof found === 'string'
      ? (meaning('values', found, texts) ?? nearest(found, texts))
      : undefined);
  const options = allowed.map((value) =>
    typeof value === 'string' ? glossed('values', value) : JSON.stringify(value),
  );
  return {
    code: 'not-allowed',
    message: `${name} não pode ser ${describeValue(found)}.${didYouMean(typeof near === 'string' ? near : undefined)}`,
    hint:
      near === undefined
        ? `Pode ser: ${enumerated(options)}.`
        : `${convertedHint(found, near)}${options.length > 1 ? `. Pode ser: ${enumerated(options)}.` : ''}`,
    fix: near === undefined ? undefined : { value: near },
    guess:
      typeof near === 'string' &&
      near !== onlyMeaning('values', asText(found), texts) &&
      near !== onlyNear(asText(found), texts),
  };
};

const length: Explain = (error, name) => {
  const text = asText(error.data);
  const size = [...text].length;
  const limit: number = error.params.limit;
  if (text === '')
    return {
      code: 'empty-text',
      message: `${name} está vazio.`,
      hint: `Escreva o texto; se o campo não for necessário, apague a linha inteira.`,
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

const count: Explain = (error, name, schemas) => {
  const items = Array.isArray(error.data);
  const size = Object.keys(error.data as object).length;
  const over = error.keyword.startsWith('max');
  const [singular, pluralForm] = items ? ['item', 'itens'] : ['campo', 'campos'];
  return {
    code: over ? 'too-many' : 'too-few',
    message: `${name} ${size === 0 ? `não tem nenhum ${singular}` : `tem ${plural(size, singular, pluralForm)}`}; o ${over ? 'máximo' : 'mínimo'} é ${error.params.limit}.`,
    hint: over
      ? `Tire ${plural(size - error.params.limit, singular, pluralForm)}, ou leve para outra lista.`
      : `Acrescente ${plural(error.params.limit - size, singular, pluralForm)}${items ? `: ${placeholder(schemas.resolve(error.parentSchema?.items), schemas.resolve)}` : ''}`,
  };
};

const range: Explain = (error, name) => {
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
    hint: `Escreva ${boundsOf(error.parentSchema ?? {})}.`,
  };
};

function boundsOf({ minimum, maximum }: JsonObject): string {
  if (minimum === undefined)
    return maximum === undefined ? 'outro número' : `um número até ${maximum}`;
  return maximum === undefined
    ? `um número a partir de ${minimum}`
    : `um número de ${minimum} a ${maximum}`;
}

const SAY: Record<string, Explain> = {
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
  type: (error, name, schemas) => {
    const ready = convert(error.data, error.parentSchema, schemas.resolve);
    const types = [error.params.type].flat() as string[];
    return {
      code: 'wrong-type',
      message: `${name} deve ser ${types.map(describeType).join(' ou ')}, mas está como ${describeValue(error.data)}.`,
      hint:
        ready === undefined
          ? `Escreva nesta forma: ${placeholder(error.parentSchema ?? {}, schemas.resolve)}`
          : convertedHint(error.data, ready),
      fix: ready === undefined || needsWords(ready) ? undefined : { value: ready },
      guess: isGuess(error.data, ready),
    };
  },
  pattern: (error, name, { timeZone }) => {
    const value = asText(error.data);
    const { pattern } = error.params;
    const fixed = repair(value, pattern, timeZone);
    return {
      code: 'bad-format',
      message: `${name} não pode ser ${quote(value)}.${didYouMean(fixed?.value)}`,
      hint: fixed
        ? `Escreva ${JSON.stringify(fixed.value)}`
        : (hourHint(value, pattern, timeZone) ??
          `A forma é esta: ${JSON.stringify(sampleFor(pattern) ?? '…')}`),
      fix: fixed && { value: fixed.value },
      guess: fixed?.guess,
    };
  },
  fills: blanks,
  uniqueItems: (error, name) => ({
    code: 'repeated-item',
    message: `${name} traz o mesmo item duas vezes: o ${error.params.j + 1}º e o ${error.params.i + 1}º.`,
    hint: 'Apague um dos dois.',
    fix: { remove: error.instancePath + pointerOf(Math.max(error.params.i, error.params.j)) },
  }),
};

function hourHint(value: string, pattern: string, timeZone: string | undefined) {
  const example = withSomeHour(value, timeZone);
  return example && new RegExp(pattern, 'u').test(example)
    ? `Falta a hora. Se for às 9h, escreva ${JSON.stringify(example)}`
    : undefined;
}

function badId(error: ErrorObject, id: string): Finding {
  const fixed = error.keyword === 'pattern' ? repair(id, error.params.pattern) : undefined;
  return {
    code: 'bad-id',
    pointer: error.instancePath + pointerOf(id),
    at: 'key',
    message: `${quote(id)} não serve como id.${didYouMean(fixed?.value)}`,
    hint: `${fixed ? `Escreva "${fixed.value}". ` : ''}Um id começa por letra e usa só letras minúsculas sem acento, números e hífen.`,
    fix: fixed && { rename: fixed.value },
    guess: fixed?.guess,
  };
}
