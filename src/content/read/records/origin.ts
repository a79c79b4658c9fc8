import { isObject, type JsonObject, pointerOf, segmentsOf } from '../../../lib/json.ts';
import type { Finding } from '../words/problem.ts';
import { fieldOf, fieldsIn, OF_PAGES } from './expand.ts';
import type { RecordPage } from './record-types.ts';

/** Where a value of a made page is written. */
export interface Origin {
  file: 'record' | 'template';
  pointer: string;
  /** Of a value that the record alone does not decide: where the template reads the field. */
  readBy?: ReadBy;
  /** Of a value that is missing in a record which this one names: its field there. */
  lacks?: string;
}

export interface ReadBy {
  pointer: string;
  /** The field, `title` or `picture.src`. */
  field: string;
  /** The text of the template that has fields in it; undefined where the field is the whole value. */
  text?: string;
  /** Whether the field is of a record that this one names, in whose file its value is written. */
  isOfAnother: boolean;
}

/** `missing`: a key that the object at the pointer lacks; `at`: the key at the pointer is meant, not its value. */
export function originOf(
  template: RecordPage,
  record: JsonObject,
  {
    pointer = '',
    missing,
    at: meant,
    inside,
  }: Pick<Finding, 'pointer' | 'missing' | 'at' | 'inside'>,
  isThere: Presence,
): Place {
  if (meant === 'key') return originOfKey(template, record, pointer, isThere);
  const segments = segmentsOf(pointer);
  const [first = ''] = segments;
  // The address is that of the file's name.
  if (first === 'path') return { file: 'record', pointer: '' };
  if (OF_PAGES.includes(first)) return { file: 'record', pointer };
  let part: unknown = template;
  let at = '';
  for (const [index, segment] of segments.entries()) {
    const key = Array.isArray(part) ? itemIn(part, Number(segment), isThere) : segment;
    part = (part as JsonObject | undefined)?.[key];
    at += pointerOf(key);
    const field = fieldOf(part);
    if (field) return ofField(record, field, { at, inside: segments.slice(index + 1), missing });
  }
  return (
    (typeof part === 'string' && ofText(record, part, { at, isLink: inside !== undefined })) ||
    ofMissing(record, part, missing) || { file: 'template', pointer: at, missing }
  );
}

/** Whether the page of the record has a part of the template. */
type Presence = (part: unknown) => boolean;

type Place = Origin & { missing?: string | undefined };

/** A field that is the whole value, or of which the value is inside. */
function ofField(
  record: JsonObject,
  field: readonly string[],
  { at, inside, missing }: { at: string; inside: string[]; missing?: string | undefined },
): Place {
  const readBy = { pointer: at, field: field.join('.') };
  if (goesThrough(field, record))
    return {
      file: 'record',
      pointer: pointerIn(record, field),
      readBy: { ...readBy, isOfAnother: true },
    };
  return {
    file: 'record',
    pointer: pointerOf(...field, ...inside),
    missing,
    ...(inside.length === 0 && { readBy: { ...readBy, isOfAnother: false } }),
  };
}

function ofText(
  record: JsonObject,
  text: string,
  { at, isLink }: { at: string; isLink: boolean },
): Place | undefined {
  const fields = fieldsIn(text);
  const ofAnother = fields.find((names) => goesThrough(names, record));
  const field = (isLink && ofAnother) || fields[0];
  if (!field) return undefined;
  const isOfAnother = ofAnother !== undefined;
  return {
    file: 'record',
    pointer: pointerIn(record, field),
    readBy: { pointer: at, field: field.join('.'), text, isOfAnother },
  };
}

/** What the record lacks and its page needs. */
function ofMissing(record: JsonObject, part: unknown, missing: string | undefined) {
  const field = missing && isObject(part) ? fieldOf(part[missing]) : undefined;
  if (!field) return undefined;
  return goesThrough(field, record)
    ? { file: 'record' as const, pointer: pointerIn(record, field), lacks: field[1] ?? '' }
    : { file: 'record' as const, pointer: '', missing: field[0] };
}

/** A key stands with its object, whatever its value is read from. */
function originOfKey(
  template: RecordPage,
  record: JsonObject,
  pointer: string,
  isThere: Presence,
): Origin {
  const end = pointer.lastIndexOf('/');
  const object = originOf(template, record, { pointer: pointer.slice(0, end) }, isThere);
  return { file: object.file, pointer: object.pointer + pointer.slice(end) };
}

/** Whether a field is of a record that this one names: there is nothing inside a text. */
const goesThrough = ([name = '', ...rest]: readonly string[], record: JsonObject): boolean =>
  rest.length > 0 && typeof record[name] === 'string';

function pointerIn(record: JsonObject, field: readonly string[]): string {
  const [name = ''] = field;
  if (name === 'id') return '';
  return goesThrough(field, record) ? pointerOf(name) : pointerOf(...field);
}

/** The index in the template of an item of a made list, from which others were left out. */
function itemIn(list: readonly unknown[], index: number, isThere: Presence): number {
  const there = [...list.keys()].filter((position) => isThere(list[position]));
  return there[index] ?? index;
}
