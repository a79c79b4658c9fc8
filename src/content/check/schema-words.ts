import type { ErrorObject } from 'ajv';
import { asText, type JsonObject, pointerOf } from '../../lib/json.ts';
import {
  enumerated,
  type List,
  type Message,
  msg,
  quoted,
  type Value,
  written,
} from '../../words/message.ts';
import { didYouMean, placeNameUpper, writeThis } from '../../words/phrases.ts';
import { blanks } from '../read/schema/ajv.ts';
import type { Schemas } from '../read/schema/schema.ts';
import { withSomeHour } from '../read/words/formats.ts';
import { nearest, onlyNear } from '../read/words/nearest.ts';
import type { Finding } from '../read/words/problem.ts';
import type { SiteLocale } from '../read/words/site-locale.ts';
import { glossed, meaning, onlyMeaning } from '../read/words/synonyms.ts';
import { convert, countryAmong, isGuess, needsWords } from './convert.ts';
import { repair, takesLanguages } from './repair.ts';
import {
  convertedHint,
  describeType,
  describeValue,
  placeholder,
  sampleOf,
} from './value-words.ts';

export type Explanation = Pick<Finding, 'code' | 'message' | 'hint' | 'fix' | 'guess' | 'severity'>;
type Explain = (error: ErrorObject, name: Value, schemas: Schemas) => Explanation;

/** The finding for an ajv error about one value, or undefined when another error says it. */
export function sayOf(error: ErrorObject, schemas: Schemas): Finding | undefined {
  // propertyNames repeats, in general, what the error about the name has said.
  if (error.keyword === 'propertyNames') return undefined;
  // What follows from a condition is told by itself.
  if (error.keyword === 'if') return undefined;
  if (error.propertyName !== undefined) return badId(error, error.propertyName);
  const say = SAY[error.keyword] ?? refused;
  return {
    pointer: error.instancePath,
    ...say(error, placeNameUpper(error.instancePath), schemas),
  };
}

const refused: Explain = (error, name) => ({
  code: 'not-accepted',
  message: msg('content/schema:not-accepted', { name, value: describeValue(error.data) }),
  hint: msg('content/schema:not-accepted-hint'),
});

const wrongValue: Explain = (error, name, schemas) => {
  const allowed: unknown[] = error.params.allowedValues ?? [error.params.allowedValue];
  const found = error.data;
  const ready = convert(found, error.parentSchema, schemas);
  const texts = allowed.filter((value) => typeof value === 'string');
  const near =
    ready ??
    (typeof found === 'string'
      ? (meaning('values', found, texts) ?? nearest(found, texts))
      : undefined);
  const options = enumerated(
    allowed.map((value) =>
      typeof value === 'string' ? glossed('values', value) : JSON.stringify(value),
    ),
  );
  return {
    code: 'not-allowed',
    message: [
      msg('content/schema:not-accepted', { name, value: describeValue(found) }),
      didYouMean(typeof near === 'string' ? near : undefined),
    ],
    hint: hintOf(found, near, options),
    fix: near === undefined ? undefined : { value: near },
    guess:
      typeof near === 'string' &&
      near !== onlyMeaning('values', asText(found), texts) &&
      near !== countryAmong(asText(found), texts) &&
      near !== onlyNear(asText(found), texts),
  };
};

function hintOf(found: unknown, near: unknown, options: List): Message {
  if (near === undefined) return msg('content/schema:can-be', { options });
  const hint = convertedHint(found, near);
  return options.list.length > 1 ? msg('content/schema:hint-and-options', { hint, options }) : hint;
}

const length: Explain = (error, name) => {
  const text = asText(error.data);
  const size = [...text].length;
  const limit: number = error.params.limit;
  if (text === '')
    return {
      code: 'empty-text',
      message: msg('content/schema:text-empty', { name }),
      hint: msg('content/schema:text-empty-hint'),
    };
  const over = error.keyword === 'maxLength';
  return {
    code: over ? 'too-long' : 'too-short',
    message: msg(over ? 'content/schema:too-long' : 'content/schema:too-short', {
      name,
      size,
      limit,
    }),
    hint: msg(over ? 'content/schema:too-long-hint' : 'content/schema:too-short-hint', {
      count: Math.abs(size - limit),
    }),
  };
};

const count: Explain = (error, name, schemas) => {
  const what = Array.isArray(error.data) ? 'items' : 'fields';
  const size = Object.keys(error.data as object).length;
  const limit: number = error.params.limit;
  const missing = limit - size;
  if (error.keyword.startsWith('max'))
    return {
      code: 'too-many',
      message: msg(`content/schema:too-many-${what}`, { name, size, limit }),
      hint: msg(`content/schema:too-many-${what}-hint`, { count: -missing }),
    };
  return {
    code: 'too-few',
    message: msg(`content/schema:too-few-${what}`, { name, size, limit }),
    hint:
      what === 'items'
        ? msg('content/schema:too-few-items-hint', {
            count: missing,
            sample: placeholder(schemas.resolve(error.parentSchema?.items), schemas),
          })
        : msg('content/schema:too-few-fields-hint', { count: missing }),
  };
};

const BOUNDS: Record<string, string> = {
  '>=': 'content/schema:at-least',
  '<=': 'content/schema:at-most',
  '>': 'content/schema:more-than',
  '<': 'content/schema:less-than',
};

const range: Explain = (error, name) => {
  const { comparison, limit } = error.params as { comparison: string; limit: number };
  return {
    code: 'out-of-range',
    message: msg(BOUNDS[comparison] ?? comparison, { name, value: Number(error.data), limit }),
    hint: boundsHint(error.parentSchema ?? {}),
  };
};

function boundsHint(schema: JsonObject): Message {
  const [minimum, maximum] = [schema.minimum, schema.maximum].map(numberIn);
  if (minimum === undefined)
    return maximum === undefined
      ? msg('content/schema:other-number-hint')
      : msg('content/schema:number-up-to-hint', { maximum });
  return maximum === undefined
    ? msg('content/schema:number-from-hint', { minimum })
    : msg('content/schema:number-between-hint', { minimum, maximum });
}

const numberIn = (value: unknown) => (typeof value === 'number' ? value : undefined);

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
    const ready = convert(error.data, error.parentSchema, schemas);
    const types = [error.params.type].flat() as string[];
    return {
      code: 'wrong-type',
      message: msg('content/schema:wrong-type', {
        name,
        types: { list: types.map(describeType), last: 'or' },
        value: describeValue(error.data),
      }),
      hint:
        ready === undefined
          ? msg('content/schema:write-in-form', {
              sample: placeholder(error.parentSchema ?? {}, schemas),
            })
          : convertedHint(error.data, ready),
      fix: ready === undefined || needsWords(ready) ? undefined : { value: ready },
      guess: isGuess(error.data, ready, schemas.locale),
    };
  },
  pattern: (error, name, schemas) => {
    const value = asText(error.data);
    const { pattern } = error.params;
    const fixed = repair(value, pattern, schemas.locale);
    return {
      code: 'bad-format',
      message: [
        msg('content/schema:not-accepted', {
          name,
          value: isDate(value) ? written(value) : quoted(value),
        }),
        fixed && isDate(fixed.value)
          ? msg('words:did-you-mean', { value: written(fixed.value) })
          : didYouMean(fixed?.value),
      ],
      hint: fixed
        ? msg('content/schema:write', { text: asJson(fixed.value) })
        : (hourHint(value, pattern, schemas.locale) ??
          (takesLanguages(new RegExp(pattern, 'u'))
            ? msg('content/schema:language-hint')
            : msg('content/schema:form-hint', {
                sample: asJson(sampleOf(error.parentSchema ?? { pattern }, schemas) ?? '…'),
              }))),
      fix: fixed && { value: fixed.value },
      guess: fixed?.guess,
    };
  },
  fills: blanks,
  uniqueItems: (error, name) => ({
    code: 'repeated-item',
    message: msg('content/schema:repeated-item', {
      name,
      first: error.params.j + 1,
      second: error.params.i + 1,
    }),
    hint: msg('content/schema:repeated-item-hint'),
    fix: { remove: error.instancePath + pointerOf(Math.max(error.params.i, error.params.j)) },
  }),
};

/** A day, or a moment, as files have it. */
const isDate = (text: string): boolean => /^\d{4}-\d\d-\d\d(?:T[\d:]+[+-][\d:]+)?$/.test(text);

/** As it is typed into the file. */
const asJson = (text: string): Value =>
  isDate(text) ? { written: text, isJson: true } : JSON.stringify(text);

function hourHint(value: string, pattern: string, locale: SiteLocale = {}) {
  const example = withSomeHour(value, locale);
  return example && new RegExp(pattern, 'u').test(example)
    ? msg('content/schema:hour-hint', { example: asJson(example) })
    : undefined;
}

function badId(error: ErrorObject, id: string): Finding {
  const fixed = error.keyword === 'pattern' ? repair(id, error.params.pattern) : undefined;
  return {
    code: 'bad-id',
    pointer: error.instancePath + pointerOf(id),
    at: 'key',
    message: [msg('content/schema:bad-id', { id: quoted(id) }), didYouMean(fixed?.value)],
    hint: [fixed && writeThis(fixed.value), msg('content/schema:bad-id-hint')],
    fix: fixed && { rename: fixed.value },
    guess: fixed?.guess,
  };
}
