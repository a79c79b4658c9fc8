import { segmentsOf } from '../lib/json.ts';
import { type Message, msg, type Quoted, quoted, type Value } from './message.ts';

export const didYouMean = (value: string | undefined): Message | undefined =>
  value === undefined ? undefined : msg('words:did-you-mean', { value: quoted(value) });

/** Write "/sobre". */
export const writeThis = (text: string): Message => msg('words:write', { text });

/** How a person names a place of a file: “title”, or item 2 of “cards”. */
export const placeName = (pointer: string): Message | Quoted => named(pointer, '', 'file', 'item');

/** The same, to begin a sentence. */
export const placeNameUpper = (pointer: string): Message | Quoted =>
  named(pointer, '', 'File', 'Item');

/** The same, after "in". */
export const inPlace = (pointer: string): Message => {
  const found = named(pointer, 'in-', 'file', 'item');
  return 'quoted' in found ? msg('words:in-field', { field: found }) : found;
};

function named(pointer: string, prefix: string, file: string, item: string): Message | Quoted {
  const segments = segmentsOf(pointer);
  const last = segments.at(-1);
  if (last === undefined) return msg(`words:${prefix}${file}`);
  if (!/^\d+$/.test(last)) return quoted(last);
  const list = segments.at(-2);
  const values: Record<string, Value> = { position: Number(last) + 1 };
  return list === undefined
    ? msg(`words:${prefix}${item}`, values)
    : msg(`words:${prefix}${item}-of`, { ...values, list: quoted(list) });
}
