import { isObject, pointerOf, walk } from '../../lib/json.ts';
import { allOf, enumerated, msg, quoted } from '../../words/message.ts';
import { didYouMean, writeThis } from '../../words/phrases.ts';
import type { Relations } from '../read/files/layout.ts';
import { SHOW_IF } from '../read/records/conditions.ts';
import { FIELD, fieldOf } from '../read/records/expand.ts';
import { type Reading, readings } from '../read/records/readings.ts';
import type { Schemas } from '../read/schema/schema.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import { nearest } from '../read/words/nearest.ts';
import type { Finding } from '../read/words/problem.ts';
import { conditionFindings } from './condition-findings.ts';

const CURRENCIES = new Set(Intl.supportedValuesOf('currency'));

/** What a record's page reads are fields of its collection; texts read only those that every record has. */
export function recordPageFindings(
  { name: collection, value }: Pick<ConfigFile, 'name' | 'value'>,
  schemas: Schemas,
): Finding[] {
  const { names: own, required, relations } = schemas.recordFields(collection);
  const known = ['id', ...own];
  const ofPage = [...withoutPages(value), ...leftBraces(value)];
  // What a broken schema says of fields is not all, and what is wrong in it is told.
  if (schemas.broken?.some(({ folder }) => folder === `blocks/collections/${collection}`))
    return ofPage;
  return [
    ...ofPage,
    ...cardLink({ name: collection, value }, schemas),
    ...conditionFindings({ name: collection, value }, schemas),
    ...readings(value).flatMap(({ names, currency, pointer, isText }) => {
      const [field = ''] = names;
      if (!known.includes(field)) return unknownField(pointer, [field], { known, collection });
      if (currency && !CURRENCIES.has(currency.toUpperCase()))
        return {
          code: 'record-currency',
          pointer,
          message: msg('content/records:currency', { currency: quoted(currency) }),
          hint: msg('content/records:currency-hint'),
        };
      // A fact that a record lacks is an empty cell.
      const isNeeded = isText && !pointer.startsWith('/card/facts/');
      if (isNeeded && field !== 'id' && !required.includes(field))
        return optionalField(pointer, field, collection);
      const relation = names.length > 1 ? relations[field] : undefined;
      return relation
        ? throughFindings({ names, pointer, isText: isNeeded }, relation, schemas)
        : [];
    }),
  ];
}

/** What a field of records may be, where the card reads their category from one that names its values. */
export function allowedCategories(
  { name, value }: Pick<ConfigFile, 'name' | 'value'>,
  schemas: Pick<Schemas, 'recordFields'>,
): string[] {
  const { card } = isObject(value) ? value : {};
  const [field, ...inside] = (isObject(card) && fieldOf(card.category)) || [];
  if (field === undefined || inside.length > 0) return [];
  return schemas.recordFields(name).valuesOf(field);
}

const OF_PAGES = ['meta', 'sections', 'feed', 'structuredData', SHOW_IF];

/** Where it is said which records have a page: their own fields tell, as others may read their addresses. */
const OF_ITS_PAGE = pointerOf(SHOW_IF, 'field');

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

/** Records without a page may lead elsewhere: by an address, a field that is a link, or to the page of a record that they name. */
function cardLink(
  { name, value }: Pick<ConfigFile, 'name' | 'value'>,
  { recordFields, resolve }: Pick<Schemas, 'recordFields' | 'resolve'>,
): Finding[] {
  const { card, path, [SHOW_IF]: condition } = isObject(value) ? value : {};
  if (!isObject(card) || card.to === undefined) return [];
  const [field = '', ...inside] = fieldOf(card.to) ?? [];
  const { relations, names } = recordFields(name);
  const $ref = `collections/${name}.schema.json#/additionalProperties/properties/${field}`;
  const isLink =
    inside.length === 0 && names.includes(field) && resolve({ $ref }).refersTo === 'link';
  const isPage = inside.join() === 'path' && relations[field]?.isList === false;
  const hasPage = path !== undefined && condition === undefined;
  if (!hasPage && (isLink || isPage || typeof card.to === 'string')) return [];
  const key = hasPage ? 'own-page' : 'no-link';
  return [
    {
      code: 'record-card-link',
      pointer: '/card/to',
      message: msg(`content/records:${key}`),
      hint: msg(`content/records:${key}-hint`),
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

const optionalField = (pointer: string, field: string, collection: string): Finding => ({
  code: 'record-field-optional',
  pointer,
  message: msg('content/records:optional', { field: quoted(field) }),
  hint: msg('content/records:optional-hint', { field, collection }),
});

/** What is read of a record that is named: one field, of one record. */
function throughFindings(
  { names, pointer, isText }: Reading,
  { collection, isList }: Relations[string],
  schemas: Pick<Schemas, 'recordFields'>,
): Finding[] {
  const [name = '', field = '', ...further] = names;
  const { names: own, required, relations } = schemas.recordFields(collection);
  const known = [...new Set(['id', 'path', ...own])];
  const code = 'record-field';
  if (pointer === OF_ITS_PAGE)
    return [
      {
        code,
        pointer,
        message: msg('content/records:page-of-another', { field: quoted(names.join('.')) }),
        hint: msg('content/records:page-of-another-hint'),
      },
    ];
  if (isList)
    return [
      {
        code,
        pointer,
        message: msg('content/records:through-list', { field: quoted(name) }),
        hint: msg('content/records:through-list-hint', { field: name, collection }),
      },
    ];
  if (!known.includes(field)) return [unknownField(pointer, names, { known, collection })];
  if (further.length > 0 && relations[field])
    return [
      {
        code,
        pointer,
        message: msg('content/records:through-two', { field: quoted(names.join('.')) }),
        hint: msg('content/records:through-two-hint', { field: name }),
      },
    ];
  const isSure = [...required, 'id', ...(own.includes('path') ? [] : ['path'])].includes(field);
  return isText && !isSure ? [optionalField(pointer, field, collection)] : [];
}

function unknownField(
  pointer: string,
  names: readonly string[],
  { known, collection }: { known: string[]; collection: string },
): Finding {
  // The last of one, or that of the record which the first names.
  const [before, field = ''] = names.length > 1 ? [`${names[0]}.`, names[1]] : ['', names[0]];
  const near = nearest(field, known);
  return {
    code: 'record-field',
    pointer,
    message: [
      msg('content/records:field', { field: quoted(field), collection: quoted(collection) }),
      didYouMean(near),
    ],
    hint: near
      ? writeThis(before + near)
      : msg('content/records:field-hint', { fields: enumerated(known) }),
    ...(near && { fix: { replace: before + field, by: before + near }, guess: true }),
  };
}
