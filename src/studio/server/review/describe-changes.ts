import type { SchemaSource } from '../../../content/edit/editor-schemas/schema-source.ts';
import { pointerLabel } from '../../../content/edit/labels/pointer-label.ts';
import { isObject, pointerOf } from '../../../lib/json.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';
import { sameJson } from '../../shared/same-json.ts';
import { matchItems } from '../files/match-items.ts';
import { movedItems } from './moved-items.ts';
import { changedTexts, valueText } from './value-text.ts';

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

/** Describes the changes to a file in their order, such as "Título da seção 2 (Cartões): “A” → “B”". */
export function describeChanges(
  source: SchemaSource,
  schema: string,
  before: Json,
  after: Json,
): string[] {
  const oldLabel = ({ pointer }: Located) => pointerLabel(source, schema, before, pointer);
  const newLabel = ({ pointer }: Located) => pointerLabel(source, schema, after, pointer);

  const compare = (old: Located, now: Located): string[] => {
    const [oldValue, value] = [old.value, now.value];
    if (sameJson(oldValue, value)) return [];
    if (Array.isArray(oldValue) && Array.isArray(value))
      return compareLists({ ...old, value: oldValue }, { ...now, value });
    if (isObject(oldValue) && isObject(value))
      return compareObjects({ ...old, value: oldValue }, { ...now, value });
    const [from, to] = changedTexts(oldValue, value);
    return [`${newLabel(now) || 'Conteúdo'}: ${from} → ${to}`];
  };

  const compareObjects = (old: Located<JsonMap>, now: Located<JsonMap>): string[] => {
    const changed = Object.keys(old.value).flatMap((key) => {
      const oldChild = childOf(old, key);
      if (Object.hasOwn(now.value, key)) return compare(oldChild, childOf(now, key));
      return [`Retirado: ${oldLabel(oldChild)}${suffixOf(oldChild)}`];
    });
    const addedKeys = Object.keys(now.value).filter((key) => !Object.hasOwn(old.value, key));
    const added = addedKeys
      .map((key) => childOf(now, key))
      .map((child) => `Acrescentado: ${newLabel(child)}${suffixOf(child)}`);
    return [...changed, ...added];
  };

  const compareLists = (old: Located<Json[]>, now: Located<Json[]>): string[] => {
    const oldItems = itemsOf(old);
    const oldIndexes = matchItems(now.value, old.value);
    const kept = new Set(oldIndexes);
    const moved = movedItems(oldIndexes);
    const gone = oldItems
      .filter((_, index) => !kept.has(index))
      .map((item) => `${removed(oldLabel(item))}${suffixOf(item)}`);
    const others = itemsOf(now).flatMap((item, index) => {
      const oldIndex = oldIndexes[index];
      const oldItem = oldIndex === undefined ? undefined : oldItems[oldIndex];
      if (oldIndex === undefined || !oldItem) return [`${added(newLabel(item))}${suffixOf(item)}`];
      const inside = compare(oldItem, item);
      if (!moved.has(index)) return inside;
      return [`${newLabel(item)}${suffixOf(item)}: veio da posição ${oldIndex + 1}`, ...inside];
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

/** "Seção 2 (Cartões) acrescentada", "Item 3 de Passos, na seção 2 (Etapas), acrescentado". */
const added = (label: string) => ended(label, 'acrescentad');
const removed = (label: string) => ended(label, 'retirad');

function ended(label: string, verb: string): string {
  const end = `${verb}${label.startsWith('Seção') ? 'a' : 'o'}`;
  return label.includes(',') ? `${label}, ${end}` : `${label} ${end}`;
}

const suffixOf = ({ value }: Located): string => {
  const words = valueText(value);
  return words === '' ? '' : `: ${words}`;
};
