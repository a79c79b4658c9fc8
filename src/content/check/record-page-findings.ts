import { isObject, pointerOf, walk } from '../../lib/json.ts';
import { allOf, enumerated, msg, quoted } from '../../words/message.ts';
import { didYouMean, writeThis } from '../../words/phrases.ts';
import { FIELD, fieldOf } from '../read/records/expand.ts';
import type { Schemas } from '../read/schema/schema.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import { nearest } from '../read/words/nearest.ts';
import type { Finding } from '../read/words/problem.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** What a record's page reads are fields of its collection; texts read only those that every record has. */
export function recordPageFindings(
  { name: collection, value }: Pick<ConfigFile, 'name' | 'value'>,
  schemas: Pick<Schemas, 'recordFields'>,
): Finding[] {
  const { names, required } = schemas.recordFields(collection);
  const known = ['id', ...names];
  return [
    ...withoutPages(value),
    ...leftBraces(value),
    ...readings(value).flatMap(({ field, currency, pointer, isText }) => {
      if (!known.includes(field)) return unknownField(pointer, field, { known, collection });
      if (currency && !CURRENCIES.has(currency.toUpperCase()))
        return {
          code: 'record-currency',
          pointer,
          message: msg('content/records:currency', { currency: quoted(currency) }),
          hint: msg('content/records:currency-hint'),
        };
      if (!isText || field === 'id' || required.includes(field)) return [];
      // A fact that a record lacks is an empty cell.
      if (pointer.startsWith('/card/facts/')) return [];
      return {
        code: 'record-field-optional',
        pointer,
        message: msg('content/records:optional', { field: quoted(field) }),
        hint: msg('content/records:optional-hint', { field, collection }),
      };
    }),
  ];
}

const OF_PAGES = ['meta', 'sections', 'feed', 'structuredData'];

/** Records without an address have no page, nor what stands on one or leads to it. */
function withoutPages(value: unknown): Finding[] {
  const page = isObject(value) ? value : {};
  const vain = OF_PAGES.filter((key) => key in page);
  if ('path' in page || vain.length === 0) return [];
  return [
    {
      code: 'record-page-address',
      pointer: pointerOf(vain[0] ?? ''),
      at: 'key',
      message: msg('content/records:no-address', { keys: allOf(vain) }),
      hint: msg('content/records:no-address-hint', { keys: allOf(vain) }),
    },
  ];
}

/** What was meant as a field and is none: visitors would read it. */
function leftBraces(value: unknown): Finding[] {
  const found: Finding[] = [];
  walk(value, (part, pointer) => {
    if (typeof part !== 'string' || pointer === '/path' || pointer.startsWith('/feed')) return;
    const [braces] = /\{[^{}]*\}?|\}/.exec(part.replace(FIELD, '')) ?? [];
    if (braces)
      found.push({
        code: 'record-braces',
        severity: 'warning',
        pointer,
        message: msg('content/records:braces', { text: quoted(braces) }),
        hint: msg('content/records:braces-hint'),
      });
  });
  return found;
}

interface Reading {
  field: string;
  currency?: string | undefined;
  pointer: string;
  /** Within a text, not a whole value. */
  isText: boolean;
}

/** Each field that the page of a record reads, and where. */
function readings(value: unknown): Reading[] {
  const found: Reading[] = [];
  walk(value, (part, pointer) => {
    if (pointer === '/path' || pointer.startsWith('/feed')) return;
    const [field] = fieldOf(part) ?? [];
    if (field !== undefined)
      found.push({ field, pointer: pointer + pointerOf('field'), isText: false });
    if (typeof part === 'string')
      for (const [, name = '', currency] of part.matchAll(FIELD))
        found.push({ field: name.split('.')[0] ?? '', currency, pointer, isText: true });
  });
  return found;
}

function unknownField(
  pointer: string,
  field: string,
  { known, collection }: { known: string[]; collection: string },
): Finding {
  const near = nearest(field, known);
  return {
    code: 'record-field',
    pointer,
    message: [
      msg('content/records:field', { field: quoted(field), collection: quoted(collection) }),
      didYouMean(near),
    ],
    hint: near ? writeThis(near) : msg('content/records:field-hint', { fields: enumerated(known) }),
    ...(near && { fix: { replace: field, by: near }, guess: true }),
  };
}
