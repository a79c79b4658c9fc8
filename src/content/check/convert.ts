import { fold } from '../../lib/fold.ts';
import { asText, isObject, type JsonObject } from '../../lib/json.ts';
import { latinNumber } from '../../lib/latin-digits.ts';
import type { Schemas } from '../read/schema/schema.ts';
import { countryNamed } from '../read/words/names-of-codes.ts';
import { OF_NO_COUNTRY, type SiteLocale } from '../read/words/site-locale.ts';
import { meaning } from '../read/words/synonyms.ts';
import { repair } from './repair.ts';
import { hasShape } from './shape.ts';

type Context = Pick<Schemas, 'resolve' | 'locale' | 'checkPart'>;

/** A value in the shape that its schema wants, where only one can be meant; else undefined. */
export function convert(value: unknown, schema: unknown, context: Context): unknown {
  const ready = reshaped(value, schema, context);
  return ready === undefined || !hasShape(ready, value, schema, context) ? undefined : ready;
}

function reshaped(value: unknown, given: unknown, context: Context): unknown {
  const schema = context.resolve(given);
  if (Array.isArray(schema.enum)) return toOption(value, schema.enum);
  switch (schema.type) {
    case 'array':
      return toList(value, schema, context);
    case 'object':
      return toGroup(value, schema, context);
    case 'string':
      return toText(value, schema, context);
    case 'boolean':
      return toBoolean(value);
    case 'number':
      return toNumber(value, context.locale);
    case 'integer':
      return toInteger(value, context.locale);
    default:
      return undefined;
  }
}

/** Of a value that may be right already. */
const fitting = (value: unknown, schema: unknown, context: Context): unknown =>
  reshaped(value, schema, context) ??
  (isOfType(value, context.resolve(schema)) ? value : undefined);

/** Whether a schema takes the value, as it is or converted. */
export const fits = (value: unknown, schema: unknown, context: Context): boolean =>
  hasShape(value, value, schema, context) || convert(value, schema, context) !== undefined;

function isOfType(value: unknown, { type, pattern, enum: options }: JsonObject): boolean {
  if (Array.isArray(options)) return options.includes(value);
  if (type === 'array') return Array.isArray(value);
  if (type === 'object') return isObject(value);
  if (type === 'integer') return Number.isInteger(value);
  return (
    typeof value === type &&
    (typeof pattern !== 'string' || new RegExp(pattern, 'u').test(asText(value)))
  );
}

function toOption(value: unknown, options: unknown[]): unknown {
  const same = options.find(
    (option) => option !== value && asText(option) === asText(value).trim(),
  );
  const texts = options.filter((option) => typeof option === 'string');
  if (same !== undefined || typeof value !== 'string' || texts.includes(value)) return same;
  return meaning('values', value, texts) ?? countryAmong(value, texts);
}

/** The country of a name, where the options are codes of countries: "es" for "España". */
export function countryAmong(name: string, options: readonly string[]): string | undefined {
  if (options.length < 20 || !options.every((option) => /^[a-z]{2}$/.test(option)))
    return undefined;
  const code = countryNamed(name);
  return code !== undefined && options.includes(code) ? code : undefined;
}

function toList(value: unknown, schema: JsonObject, context: Context): unknown {
  const list = listOf(value, schema, context);
  return list && list.length < Number(schema.minItems ?? 0) ? undefined : list;
}

function listOf(value: unknown, { items }: JsonObject, context: Context): unknown[] | undefined {
  if (value === null || value === undefined) return undefined;
  const { type, refersTo } = context.resolve(items);
  const plain = type === 'string' && !refersTo;
  if (typeof value === 'string' && plain && /[,;\n]/.test(value))
    return value.split(/[,;\n]/).flatMap((word) => word.trim() || []);
  const list = Array.isArray(value) ? value : [value];
  const converted = list.map((item) => fitting(item, items, context));
  if (converted.includes(undefined)) return Array.isArray(value) ? undefined : [value];
  const changed = converted.some((item, index) => item !== list[index]);
  return changed || !Array.isArray(value) ? converted : undefined;
}

/** A text where a group goes: the group with the text in its place. */
function toGroup(value: unknown, schema: JsonObject, context: Context): unknown {
  if (typeof value !== 'string' || !isObject(schema.properties)) return undefined;
  const { properties, required } = schema;
  const needed = Array.isArray(required) ? required.map(String).sort() : [];
  const all = needed.join();
  if (all === 'alt,src') return value.startsWith('/') ? { src: value, alt: '' } : undefined;
  if (all === 'label,value') {
    const { pattern } = context.resolve(properties.value);
    const slug = typeof pattern === 'string' ? (fixed(value, pattern, context) ?? value) : value;
    return { value: slug, label: value };
  }
  const only =
    needed.length > 0 ? needed[0] : ['paragraphs', 'text'].find((name) => name in properties);
  if (only === undefined || needed.length > 1) return undefined;
  const inner = fitting(value, properties[only], context);
  return inner === undefined ? undefined : { [only]: inner };
}

function toText(value: unknown, { pattern, refersTo }: JsonObject, context: Context): unknown {
  if (typeof value === 'number' || typeof value === 'boolean') return asText(value);
  if (Array.isArray(value)) return fromList(value, refersTo);
  if (isObject(value)) {
    const [inner] = [value.src, value.to].filter((text) => typeof text === 'string');
    return refersTo === undefined ? undefined : inner;
  }
  return typeof value === 'string' && typeof pattern === 'string' && !refersTo
    ? fixed(value, pattern, context)
    : undefined;
}

const fixed = (value: string, pattern: string, { locale }: Context) =>
  new RegExp(pattern, 'u').test(value) ? undefined : repair(value, pattern, locale)?.value;

function fromList(list: unknown[], refersTo: unknown): unknown {
  if (list.length === 0 || list.some((item) => typeof item !== 'string')) return undefined;
  if (list.length === 1) return list[0];
  return refersTo === 'richText' ? list.join(' ') : undefined;
}

function toBoolean(value: unknown): unknown {
  const word = fold(asText(value).trim());
  if (['true', 'sim', 's', 'yes', '1', 'verdadeiro', 'on'].includes(word))
    return value === true ? undefined : true;
  if (['false', 'nao', 'n', 'no', '0', 'falso', 'off'].includes(word))
    return value === false ? undefined : false;
  return undefined;
}

/** As the site's country writes it, such as "1.500,00" in Brazil: "R$ 99,90", "15 %", "1200px"; or as computers do. */
function toNumber(value: unknown, locale: SiteLocale = {}): number | undefined {
  if (typeof value !== 'string') return undefined;
  // Their own signs tell decimals from thousands in every country.
  const isOwn = /[٫٬]/.test(value);
  const bare = latinNumber(value)
    .trim()
    .replace(/^[A-Z]{0,3}\p{Sc}|(%|px|s|\p{Sc})$/gu, '')
    .trim();
  const decimal = decimalSign(locale.language ?? OF_NO_COUNTRY);
  const inCommas = decimal === ',' && !isOwn ? bare.replace(/[.,]/g, otherSign) : bare;
  // From here on as if a point were before decimals, and commas between thousands.
  if (!/^-?(\d{1,3}(,\d{3})+|\d+)(\.\d+)?$|^-?\d+,\d+$/.test(inCommas)) return undefined;
  const isForeign = /^-?\d+,\d+$/.test(inCommas) && !/^-?\d{1,3},\d{3}$/.test(inCommas);
  return Number(isForeign ? inCommas.replace(',', '.') : inCommas.replaceAll(',', ''));
}

const otherSign = (sign: string): string => (sign === ',' ? '.' : ',');

/** "," or "." */
const decimalSign = (language: string): string =>
  new Intl.NumberFormat(language).formatToParts(1.5).find(({ type }) => type === 'decimal')
    ?.value ?? '.';

function toInteger(value: unknown, locale: SiteLocale | undefined): number | undefined {
  const number = typeof value === 'number' ? value : toNumber(value, locale);
  return number === undefined || (Number.isInteger(number) && value === number)
    ? undefined
    : Math.round(number);
}

/** Whether only a person can write a part of the value, such as the alternative text of a picture. */
export const needsWords = (ready: unknown): boolean =>
  Array.isArray(ready) ? ready.some(needsWords) : isObject(ready) && ready.alt === '';

/** Whether a value in its right shape is one of several that may have been meant, or lacks what only a person can say. */
export function isGuess(value: unknown, ready: unknown, locale?: SiteLocale): boolean {
  if (ready === undefined || typeof ready === 'boolean' || value === ready) return false;
  // "1.500" is a thousand and a half in Brazil, one and a half elsewhere.
  if (typeof ready === 'number')
    return toNumber(value, locale) !== ready || /^\D*\d{1,3}[.,]\d{3}\D*$/.test(asText(value));
  if (Array.isArray(ready)) {
    const list = Array.isArray(value) ? value : [value];
    return (
      ready.length !== list.length ||
      ready.some((item, index) => isGuess(list[index], item, locale))
    );
  }
  if (typeof ready !== 'string') return ready !== value;
  if (Array.isArray(value)) return value.length > 1;
  if (typeof value === 'string') return fold(value.trim()) !== fold(ready);
  return typeof value !== 'number';
}
