import { segmentsOf } from '../lib/json.ts';
import { type Field, field, type Message, msg, quoted, type Value } from './message.ts';

export const didYouMean = (value: string | undefined): Message | undefined =>
  value === undefined ? undefined : msg('words:did-you-mean', { value: quoted(value) });

/** The same of the name of a field. */
export const didYouMeanField = (name: string | undefined): Message | undefined =>
  name === undefined ? undefined : msg('words:did-you-mean', { value: field(name) });

/** Write "title", in place of another key of the file. */
export const writeKey = (key: string): Message => msg('words:write-key', { key });

/** Write "/sobre". */
export const writeThis = (text: string): Message => msg('words:write', { text });

/** How a person names a place of a file: “title”, or item 2 of “cards”. */
export const placeName = (pointer: string): Message | Field => named(pointer, '', 'file', 'item');

/** The same, to begin a sentence. */
export const placeNameUpper = (pointer: string): Message | Field =>
  named(pointer, '', 'File', 'Item');

/** The same, after "in". */
export const inPlace = (pointer: string): Message => {
  const found = named(pointer, 'in-', 'file', 'item');
  return 'field' in found ? msg('words:in-field', { field: found }) : found;
};

function named(pointer: string, prefix: string, file: string, item: string): Message | Field {
  // A list in a list has no name: a cell is told by its row.
  const segments = segmentsOf(pointer.replace(/(\/\d+)(\/\d+)+$/, '$1'));
  const last = segments.at(-1);
  if (last === undefined) return msg(`words:${prefix}${file}`);
  if (!/^\d+$/.test(last)) return field(last);
  const list = segments.at(-2);
  const values: Record<string, Value> = { position: Number(last) + 1 };
  return list === undefined
    ? msg(`words:${prefix}${item}`, values)
    : msg(`words:${prefix}${item}-of`, { ...values, list: field(list) });
}
