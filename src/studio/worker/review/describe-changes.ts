import type { SchemaSource } from '../../../content/edit/editor-schemas/schema-source.ts';
import { pointerLabel } from '../../../content/edit/labels/pointer-label.ts';
import { rootPosition } from '../../../content/edit/labels/schema-position.ts';
import { matchItems } from '../../../content/edit/write-json.ts';
import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import { sameJson } from '../../../lib/same-json.ts';
import { type Message, msg, type Wording } from '../../../words/message.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';

interface Located<T extends Json = Json> {
  value: T;
  pointer: string;
}

const childOf = ({ value, pointer }: Located<JsonMap>, key: string): Located => ({
  value: value[key] ?? null,
  pointer: pointer + pointerOf(key),
});

const itemsOf = ({ value, pointer }: Located<Json[]>): Located[] =>
  value.map((item, index) => ({ value: item, pointer: `${pointer}/${index}` }));

/** The changes to a file in their order, such as "Seção 2 (Cartões) › Título: “A” → “B”". */
export function describeChanges(
  source: SchemaSource,
  schema: string,
  before: Json,
  after: Json,
): Wording[] {
  const oldLabel = ({ pointer }: Located) =>
    pointerLabel(rootPosition(source, schema), before, pointer);
  const newLabel = ({ pointer }: Located) =>
    pointerLabel(rootPosition(source, schema), after, pointer);

  const compare = (old: Located, now: Located): Wording[] => {
    const [oldValue, value] = [old.value, now.value];
    if (sameJson(oldValue, value)) return [];
    if (Array.isArray(oldValue) && Array.isArray(value))
      return compareLists({ ...old, value: oldValue }, { ...now, value });
    if (isObject(oldValue) && isObject(value))
      return compareObjects({ ...old, value: oldValue }, { ...now, value });
    const [from, to] = changedTexts(oldValue, value);
    const place = newLabel(now) || msg('studio/changes:content');
    return [msg('studio/changes:changed', { place, from, to })];
  };

  const compareObjects = (old: Located<JsonMap>, now: Located<JsonMap>): Wording[] => {
    const changed = Object.keys(old.value).flatMap((key) => {
      const oldChild = childOf(old, key);
      if (Object.hasOwn(now.value, key)) return compare(oldChild, childOf(now, key));
      return [msg('studio/changes:removed', { what: withText(oldLabel(oldChild), oldChild) })];
    });
    const addedKeys = Object.keys(now.value).filter((key) => !Object.hasOwn(old.value, key));
    const added = addedKeys
      .map((key) => childOf(now, key))
      .map((child) => msg('studio/changes:added', { what: withText(newLabel(child), child) }));
    return [...changed, ...added];
  };

  const compareLists = (old: Located<Json[]>, now: Located<Json[]>): Wording[] => {
    const oldItems = itemsOf(old);
    const oldIndexes = matchItems(now.value, old.value);
    const kept = new Set(oldIndexes);
    const moved = movedItems(oldIndexes);
    const gone = oldItems
      .filter((_, index) => !kept.has(index))
      .map((item) => msg('studio/changes:removed', { what: withText(oldLabel(item), item) }));
    const others = itemsOf(now).flatMap((item, index) => {
      const oldIndex = oldIndexes[index];
      const oldItem = oldIndex === undefined ? undefined : oldItems[oldIndex];
      if (oldIndex === undefined || !oldItem)
        return [msg('studio/changes:added', { what: withText(newLabel(item), item) })];
      const inside = compare(oldItem, item);
      if (!moved.has(index)) return inside;
      const what = withText(newLabel(item), item);
      return [msg('studio/changes:moved', { what, position: oldIndex + 1 }), ...inside];
    });
    return [...gone, ...others];
  };

  const [old, now] = [
    { value: before, pointer: '' },
    { value: after, pointer: '' },
  ];
  // The records of a collection have no order.
  return schema.startsWith('collections/') && isObject(before) && isObject(after)
    ? compareObjects({ ...old, value: before }, { ...now, value: after })
    : compare(old, now);
}

/** With the text of a value, if it has one. */
function withText(what: Wording, { value }: Located): Wording {
  const text = valueText(value);
  return text === '' ? what : msg('studio/changes:with-text', { what, text });
}

/**
 * The new indexes of the items that were moved, given the old index of each. It finds the smallest such
 * set: an item put first has moved, and not all the others.
 */
export function movedItems(oldIndexes: readonly (number | undefined)[]): Set<number> {
  const kept = oldIndexes.flatMap((oldIndex, index) =>
    oldIndex === undefined ? [] : [{ oldIndex, index }],
  );
  // The longest increasing subsequence: for each item, the longest one that ends with it.
  const longest: { length: number; previous: number }[] = [];
  for (const { oldIndex } of kept) {
    const best = { length: 1, previous: -1 };
    for (const [previous, { length }] of longest.entries())
      if ((kept[previous]?.oldIndex ?? 0) < oldIndex && length >= best.length)
        Object.assign(best, { length: length + 1, previous });
    longest.push(best);
  }
  const moved = new Set(kept.map(({ index }) => index));
  const maxLength = Math.max(0, ...longest.map(({ length }) => length));
  let position = longest.findIndex(({ length }) => length === maxLength);
  for (; position >= 0; position = longest[position]?.previous ?? -1)
    moved.delete(kept[position]?.index ?? -1);
  return moved;
}

const MAX_LENGTH = 80;
/** The characters of equal text to keep before the first difference. */
const CONTEXT = 20;

const NAMES = ['title', 'label', 'heading', 'name', 'question', 'text', 'alt', 'path', 'from'];

/** A value in a few words: an object by its name, a list not at all. */
export function valueText(value: Json): Wording {
  if (typeof value === 'string')
    return value === '' ? msg('studio/changes:empty') : shortened(value);
  if (typeof value === 'boolean') return msg(value ? 'studio/changes:yes' : 'studio/changes:no');
  if (typeof value === 'number') return msg('studio/changes:number', { value });
  if (!isObject(value)) return '';
  const name = NAMES.map((key) => value[key]).find(
    (text) => typeof text === 'string' && text !== '',
  );
  return typeof name === 'string' ? shortened(name) : '';
}

export function changedTexts(before: Json, after: Json): [Wording, Wording] {
  if (typeof before !== 'string' || typeof after !== 'string') return [named(before), named(after)];
  const longest = Math.max(before.length, after.length);
  if (longest <= MAX_LENGTH) return [valueText(before), valueText(after)];
  let same = 0;
  while (same < longest && before[same] === after[same]) same += 1;
  const start = same <= CONTEXT ? 0 : wordStart(before, same - CONTEXT);
  const ellipsis = start > 0 ? '…' : '';
  return [valueText(ellipsis + before.slice(start)), valueText(ellipsis + after.slice(start))];
}

const named = (value: Json): Wording =>
  valueText(value) ||
  (Array.isArray(value)
    ? msg('studio/changes:list', { count: value.length })
    : msg('studio/changes:other-content'));

/** Longer than what messages quote. */
const shortened = (text: string): Message => msg('words:quoted', { text: truncate(text) });

const wordStart = (text: string, index: number) => text.lastIndexOf(' ', index) + 1;

function truncate(text: string): string {
  const line = text.replace(/\s+/g, ' ');
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH).trimEnd()}…` : line;
}

interface Texts {
  schema: string;
  /** '' if there is no file. */
  before: string;
  after: string;
  /** The name that the file had before, if it had another one. */
  renamedFrom?: string | undefined;
}

export function describeTexts(
  source: SchemaSource,
  { schema, before, after, renamedFrom }: Texts,
): Wording[] {
  const renamed = renamedFrom ? [msg('studio/changes:renamed', { file: renamedFrom })] : [];
  if (before === after) return renamed;
  if (after === '') return [msg('studio/changes:file-deleted')];
  if (before === '') return [msg('studio/changes:file-added')];
  const [old, value] = [parsedOrUndefined(before), parsedOrUndefined(after)];
  if (value === undefined) return [...renamed, msg('studio/changes:broken')];
  if (old === undefined) return [...renamed, msg('studio/changes:repaired')];
  return [...renamed, ...describeChanges(source, schema, old, value)];
}
