import { cut } from '../../../lib/cut.ts';
import { dayIn, momentIn } from '../../../lib/day-in.ts';
import { isObject, type JsonObject } from '../../../lib/json.ts';
import { moneyIn } from '../../../lib/money.ts';
import { numberIn } from '../../../lib/number-in.ts';
import type { RecordTemplate } from '../files/layout.ts';
import { conditionOf, holds, SHOW_IF } from './conditions.ts';
import type { Fact, RecordCard } from './record-types.ts';
import { recordPageOf } from './template.ts';

export interface Expanded {
  page: JsonObject;
  card: RecordCard;
  structuredData?: JsonObject;
}

/** The fields of a record that its page has too. */
export const OF_PAGES = ['draft', 'publishAt', 'expireAt'];

/** A record on the page of its collection. */
export function expand(
  template: RecordTemplate,
  [collection, id]: [collection: string, id: string],
  record: JsonObject,
): Expanded {
  const { language, meta, sections, structuredData } = recordPageOf(template);
  const read = reader(fieldsFor(template, { ...record, id }), language ?? template.language);
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

/** By field, the records that a record names, for lists of those that name one another. */
function namesIn(
  record: JsonObject,
  { relations = {} }: RecordTemplate,
): Pick<RecordCard, 'names'> {
  const names = Object.keys(relations).flatMap((field) => {
    const ids = [record[field]].flat().filter((id) => typeof id === 'string');
    return ids.length > 0 ? [[field, ids] as const] : [];
  });
  return names.length > 0 ? { names: Object.fromEntries(names) } : {};
}

/** That of the page of a record with a file of its own; undefined where it is to have none. */
export function addressOf(
  template: RecordTemplate,
  id: string,
  record: JsonObject,
): string | undefined {
  const page = recordPageOf(template);
  // Of most collections all have one: then no field is looked at.
  const at: FieldAt = (names) => fieldsFor(template, { ...record, id })(names);
  return isShown(page, at) ? page.path?.replace('{id}', id) : undefined;
}

/** What lists show of a record, whether it has a page or not. */
export function expandCard(
  template: RecordTemplate,
  [collection, id]: [collection: string, id: string],
  record: JsonObject,
): RecordCard {
  const { language, card } = recordPageOf(template);
  const path = addressOf(template, id, record);
  const { facts, mark, to, action, ...others } = card;
  const at = fieldsFor(template, { ...record, id });
  const locale = language ?? template.language;
  const read = reader(at, locale);
  // As the date of the card is written.
  const inWords = others.showTime === true ? momentIn(locale) : dayIn(locale);
  const reading = { at, read, inWords };
  const marked = factOf(mark, reading);
  return {
    ...cardOf(
      read(path === undefined ? { ...others, to: addressIn(to, at) } : others) as JsonObject,
    ),
    collection,
    id,
    ...(path !== undefined && { path }),
    ...(typeof marked === 'string' && marked && { mark: marked }),
    ...(isObject(action) && { action: actionOf(action, { at, read }) }),
    ...(Array.isArray(facts) && { facts: facts.map((fact) => factOf(fact, reading)) }),
    ...namesIn(record, template),
  };
}

/** A link with fields of the record in it, each as an address has it. */
const addressIn = (to: unknown, at: FieldAt): unknown =>
  typeof to === 'string'
    ? to.replace(FIELD, (_, name: string) => encodeURIComponent(inText(at(name.split('.')), 'en')))
    : to;

const actionOf = ({ label, to }: JsonObject, { at, read }: Omit<FactReading, 'inWords'>) => ({
  label: String(read(label)),
  to: String(addressIn(to, at)),
});

interface FactReading {
  at: FieldAt;
  read(part: unknown): unknown;
  /** A day or a moment. */
  inWords(date: string): string;
}

/** What the record lacks is left out; empty where it lacks all that is read. */
function factOf(fact: unknown, { at, read, inWords }: FactReading): Fact {
  const { text } = (isShown(fact, at) && isObject(fact) && fact) || {};
  const written = fieldOf(text)?.join('.');
  const template = written === undefined ? text : `{${written}}`;
  if (typeof template !== 'string') return '';
  const present = withoutLacking(template, at);
  const [field, ...more] = [...present.matchAll(FIELD)].filter(
    ([whole, name = '', currency]) =>
      (currency ? CODE.test(currency) : whole === present) &&
      typeof at(name.split('.')) === 'number',
  );
  if (field && more.length === 0) {
    const [whole, name = '', currency] = field;
    const [before, after] = [field.index, field.index + whole.length];
    return {
      amount: at(name.split('.')) as number,
      ...(currency && { currency }),
      ...(before > 0 && { before: String(read(present.slice(0, before))) }),
      ...(after < present.length && { after: String(read(present.slice(after))) }),
    };
  }
  const [, name] = WHOLE.exec(present) ?? [];
  const value = name && at(name.split('.'));
  return typeof value === 'string' && DATE.test(value) ? inWords(value) : String(read(present));
}

/** A text with the fields that there are: one that lacks goes with the space before it, or after it at the start. */
function withoutLacking(template: string, at: FieldAt): string {
  const isThere = (name: string) => inText(at(name.split('.')), 'en') !== '';
  const fields = [...template.matchAll(FIELD)].map(([, name = '']) => name);
  if (fields.length > 0 && !fields.some(isThere)) return '';
  return template
    .replace(SPACED, (all: string, name: string) => (isThere(name) ? all : ''))
    .trimStart();
}

/** Of a breadcrumb that reads the title of the record, which the page shows whole below it. */
const LONGEST_LABEL = 50;

function withShortLabel(meta: unknown): unknown {
  if (!isObject(meta) || !isObject(meta.breadcrumb)) return meta;
  const { label } = meta.breadcrumb;
  if (typeof label !== 'string' || [...label].length <= LONGEST_LABEL) return meta;
  return { ...meta, breadcrumb: { ...meta.breadcrumb, label: cut(label, LONGEST_LABEL) } };
}

function cardOf({ title, to, date, until, position, showTime, ...others }: JsonObject) {
  const { summary, category, picture } = others;
  const texts = Object.entries({ date, until, summary, category });
  return {
    title: typeof title === 'string' ? title : '',
    ...(typeof to === 'string' && { to }),
    ...Object.fromEntries(texts.filter(([, text]) => typeof text === 'string' && text !== '')),
    ...(typeof position === 'number' && { position }),
    ...(showTime === true && { showTime: true as const }),
    ...(isObject(picture) && typeof picture.src === 'string' && { picture: picture as never }),
  };
}

/** A field within a text, and the currency that its number is written in: `{price:EUR}`. */
export const FIELD = /\{(\p{L}[\p{L}\p{M}\p{N}_-]*(?:\.[\p{L}\p{M}\p{N}_-]+)*)(?::(\w+))?\}/gu;
const SPACED = new RegExp(` ?${FIELD.source}`, 'gu');
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

/** What is read of the record that a field of a record names; undefined if the field names none that can be read. */
export function namedBy(
  { relations = {}, named = {} }: RecordTemplate,
  record: JsonObject,
  field: string,
): JsonObject | undefined {
  const { collection = '' } = relations[field] ?? {};
  const id = record[field];
  const records = named[collection];
  return typeof id === 'string' && records && Object.hasOwn(records, id) ? records[id] : undefined;
}

type FieldAt = (names: readonly string[]) => unknown;

/** The fields of a record, and those of the records that it names: `teacher.name`. */
function fieldsFor(template: RecordTemplate, record: JsonObject): FieldAt {
  const inside = (fields: unknown, names: readonly string[]) =>
    names.reduce<unknown>(
      (value, name) => (isObject(value) && Object.hasOwn(value, name) ? value[name] : undefined),
      fields,
    );
  return (names) => {
    const [name = '', ...rest] = names;
    const isOfAnother = rest.length > 0 && template.relations?.[name];
    return isOfAnother ? inside(namedBy(template, record, name), rest) : inside(record, names);
  };
}

/** Whether what a part of a template waits for holds of a record. */
function isShown(part: unknown, at: FieldAt): boolean {
  const condition = conditionOf(part);
  return !condition || holds(condition, at(condition.names));
}

/** Whether the page of a record has a part of the template. */
export function presenceIn(template: RecordTemplate, record: JsonObject) {
  const read = reader(fieldsFor(template, { id: '', ...record }), template.language);
  return (part: unknown): boolean => read(part) !== undefined;
}

/** Reads fields; what a record lacks, or does not show, is left out of objects and lists, and so is a list of which nothing stays. */
function reader(at: FieldAt, language: string) {
  const read = (part: unknown): unknown => {
    if (typeof part === 'string')
      return part.replace(FIELD, (_, name: string, currency?: string) =>
        inText(at(name.split('.')), language, currency),
      );
    if (Array.isArray(part)) {
      const items = part.map(read).filter((item) => item !== undefined);
      return items.length > 0 || part.length === 0 ? items : undefined;
    }
    if (!isObject(part)) return part;
    const field = fieldOf(part);
    if (field) return at(field);
    if (!isShown(part, at)) return undefined;
    const entries = Object.entries(part).map(
      ([key, value]) => [key, key === SHOW_IF ? undefined : read(value)] as const,
    );
    return Object.fromEntries(entries.filter(([, value]) => value !== undefined));
  };
  return read;
}

function inText(value: unknown, language: string, currency?: string): string {
  if (typeof value === 'number')
    return currency && CODE.test(currency)
      ? moneyIn(language, currency, [value])(value)
      : numberIn(language, value);
  if (typeof value !== 'string') return '';
  const [, day] = DATE.exec(value) ?? [];
  return day === undefined ? value : dayIn(language)(day);
}
