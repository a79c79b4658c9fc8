import { cut } from '../../../lib/cut.ts';
import { dayIn } from '../../../lib/day-in.ts';
import { isObject, type JsonObject, pointerOf, segmentsOf } from '../../../lib/json.ts';
import { moneyIn } from '../../../lib/money.ts';
import type { RecordTemplate } from '../files/layout.ts';
import type { Finding } from '../words/problem.ts';
import type { Fact, RecordCard, RecordPage } from './record-types.ts';
import { recordPageOf } from './template.ts';

export interface Expanded {
  page: JsonObject;
  card: RecordCard;
  structuredData?: JsonObject;
}

/** The fields of a record that its page has too. */
const OF_PAGES = ['draft', 'publishAt', 'expireAt'];

/** A record on the page of its collection. */
export function expand(
  template: RecordTemplate,
  [collection, id]: [collection: string, id: string],
  record: JsonObject,
): Expanded {
  const { language, meta, sections, structuredData } = recordPageOf(template);
  const read = reader({ ...record, id }, language ?? template.language);
  const own = OF_PAGES.filter((key) => key in record).map((key) => [key, record[key]]);
  const card = expandCard(template, [collection, id], record);
  const { path: address } = card;
  return {
    page: {
      path: address,
      ...(language !== undefined && { language }),
      ...Object.fromEntries(own),
      meta: withShortLabel(read(meta)),
      sections: read(sections),
    },
    card,
    ...(structuredData && { structuredData: read(structuredData) as JsonObject }),
  };
}

/** What lists show of a record, whether it has a page or not. */
export function expandCard(
  template: RecordTemplate,
  [collection, id]: [collection: string, id: string],
  record: JsonObject,
): RecordCard {
  const { path, language, card } = recordPageOf(template);
  const { facts, ...others } = card;
  const fields = { ...record, id };
  const read = reader(fields, language ?? template.language);
  return {
    ...cardOf(read(others) as JsonObject),
    collection,
    id,
    ...(path !== undefined && { path: path.replace('{id}', id) }),
    ...(Array.isArray(facts) && { facts: facts.map((fact) => factOf(fact, fields, read)) }),
  };
}

/** Empty where the record lacks what it reads. */
function factOf(fact: unknown, fields: JsonObject, read: (part: unknown) => unknown): Fact {
  const { text } = isObject(fact) ? fact : {};
  const written = fieldOf(text)?.join('.');
  const template = written === undefined ? text : `{${written}}`;
  if (typeof template !== 'string') return '';
  const [, name, currency] = WHOLE.exec(template) ?? [];
  const amount = name && valueIn(fields, name.split('.'));
  if (typeof amount === 'number')
    return { amount, ...(currency && CODE.test(currency) && { currency }) };
  const isWhole = fieldsIn(template).every((names) => inText(valueIn(fields, names), 'en') !== '');
  return isWhole ? String(read(template)) : '';
}

/** Of a breadcrumb that reads the title of the record, which the page shows whole below it. */
const LONGEST_LABEL = 50;

function withShortLabel(meta: unknown): unknown {
  if (!isObject(meta) || !isObject(meta.breadcrumb)) return meta;
  const { label } = meta.breadcrumb;
  if (typeof label !== 'string' || [...label].length <= LONGEST_LABEL) return meta;
  return { ...meta, breadcrumb: { ...meta.breadcrumb, label: cut(label, LONGEST_LABEL) } };
}

function cardOf({ title, date, until, position, showTime, ...others }: JsonObject) {
  const { summary, category, picture } = others;
  const texts = Object.entries({ date, until, summary, category });
  return {
    title: typeof title === 'string' ? title : '',
    ...Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== '')),
    ...(typeof position === 'number' && { position }),
    ...(showTime === true && { showTime: true as const }),
    ...(isObject(picture) && typeof picture.src === 'string' && { picture: picture as never }),
  };
}

/** A field within a text, and the currency that its number is written in: `{price:EUR}`. */
export const FIELD = /\{(\p{L}[\p{L}\p{M}\p{N}_-]*(?:\.[\p{L}\p{M}\p{N}_-]+)*)(?::(\w+))?\}/gu;
/** A text that is a field and nothing else. */
const WHOLE = new RegExp(`^${FIELD.source}$`, 'u');
/** What `Intl` takes as a currency; others are told by the validator. */
const CODE = /^[A-Za-z]{3}$/;
const DATE = /^(\d{4}-\d{2}-\d{2})(T.*)?$/;

/** The field that stands for a whole value: `{ "field": "title" }`, `{ "field": "picture.src" }`. */
export function fieldOf(value: unknown): string[] | undefined {
  if (!isObject(value) || typeof value.field !== 'string') return undefined;
  return Object.keys(value).length === 1 ? value.field.split('.') : undefined;
}

/** The fields within a text: `{title} | Hollin Lane`. */
export const fieldsIn = (text: string): string[][] =>
  [...text.matchAll(FIELD)].map(([, name = '']) => name.split('.'));

/** The value of a field, or of a part of it; undefined where the record lacks it. */
const valueIn = (fields: JsonObject, names: readonly string[]) =>
  names.reduce<unknown>(
    (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
    fields,
  );

/** Reads fields; what a record lacks is left out of objects and lists. */
function reader(fields: JsonObject, language: string) {
  const at = (names: readonly string[]) => valueIn(fields, names);
  const read = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(FIELD, (_, name: string, currency?: string) =>
        inText(at(name.split('.')), language, currency),
      );
    if (Array.isArray(part)) return part.map(read).filter((item) => item !== undefined);
    if (!isObject(part)) return part;
    const field = fieldOf(part);
    if (field) return at(field);
    const entries = Object.entries(part).map(([key, value]) => [key, read(value)] as const);
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
  return read;
}

function inText(value: unknown, language: string, currency?: string): string {
  if (typeof value === 'number')
    return currency && CODE.test(currency)
      ? moneyIn(language, currency, [value])(value)
      : // Four digits stay together: they may be a year.
        value.toLocaleString(language, { useGrouping: 'min2' });
  if (typeof value !== 'string') return '';
  const [, day] = DATE.exec(value) ?? [];
  return day === undefined ? value : dayIn(language)(day);
}

/** Where a value of a made page is written. */
export interface Origin {
  file: 'record' | 'template';
  pointer: string;
  /** Of a value that the record alone does not decide: where the template reads the field. */
  readBy?: ReadBy;
}

export interface ReadBy {
  pointer: string;
  /** The field, `title` or `picture.src`. */
  field: string;
  /** The text of the template that has fields in it; undefined where the field is the whole value. */
  text?: string;
}

/** `missing`: a key that the object at the pointer lacks; `at`: the key at the pointer is meant, not its value. */
export function originOf(
  template: RecordPage,
  record: JsonObject,
  { pointer = '', missing, at: meant }: Pick<Finding, 'pointer' | 'missing' | 'at'>,
): Origin & { missing?: string | undefined } {
  if (meant === 'key') return originOfKey(template, record, pointer);
  const segments = segmentsOf(pointer);
  const [first = ''] = segments;
  // The address is that of the file's name.
  if (first === 'path') return { file: 'record', pointer: '' };
  if (OF_PAGES.includes(first)) return { file: 'record', pointer };
  let part: unknown = template;
  let at = '';
  for (const [index, segment] of segments.entries()) {
    const key = Array.isArray(part) ? itemIn(part, Number(segment), record) : segment;
    part = (part as JsonObject | undefined)?.[key];
    at += pointerOf(key);
    const field = fieldOf(part);
    if (!field) continue;
    const inside = segments.slice(index + 1);
    return {
      file: 'record',
      pointer: pointerOf(...field, ...inside),
      missing,
      ...(inside.length === 0 && { readBy: { pointer: at, field: field.join('.') } }),
    };
  }
  if (typeof part === 'string') {
    const [field] = fieldsIn(part);
    if (field)
      return {
        file: 'record',
        pointer: recordPointer(field),
        readBy: { pointer: at, field: field.join('.'), text: part },
      };
  }
  // What the record lacks and its page needs.
  const lacking = missing && isObject(part) ? fieldOf(part[missing]) : undefined;
  return lacking
    ? { file: 'record', pointer: '', missing: lacking[0] }
    : { file: 'template', pointer: at, missing };
}

/** A key stands with its object, whatever its value is read from. */
function originOfKey(template: RecordPage, record: JsonObject, pointer: string): Origin {
  const end = pointer.lastIndexOf('/');
  const object = originOf(template, record, { pointer: pointer.slice(0, end) });
  return { file: object.file, pointer: object.pointer + pointer.slice(end) };
}

const recordPointer = (field: readonly string[]) => (field[0] === 'id' ? '' : pointerOf(...field));

/** The index in the template of an item of a made list, from which the items that the record lacks were left out. */
function itemIn(list: readonly unknown[], index: number, record: JsonObject): number {
  let made = -1;
  for (const [position, item] of list.entries()) {
    const [name] = fieldOf(item) ?? [];
    if (name === undefined || name === 'id' || record[name] !== undefined) made += 1;
    if (made === index) return position;
  }
  return index;
}
