import type { SchemaSource } from '../../../content/editor-schemas/schema-source.ts';
import { isObject, pointerOf } from '../../../content/json/json.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';
import { sameJson } from '../../shared/same-json.ts';
import { matchItems } from '../files/match-items.ts';
import { pointerLabel } from '../labels/pointer-label.ts';
import { movedItems } from './moved-items.ts';
import { changedTexts, valueText } from './value-text.ts';

/** Describes the changes to a file in their order, such as "Título da seção 2 (Cartões): “A” → “B”". */
export function describeChanges(
  source: SchemaSource,
  schema: string,
  before: Json,
  after: Json,
): string[] {
  const isUnordered = schema.startsWith('collections/');
  const now = (pointer: string) => pointerLabel(source, schema, after, pointer);
  const then = (pointer: string) => pointerLabel(source, schema, before, pointer);

  const compare = (old: Json, value: Json, was: string, is: string): string[] => {
    if (sameJson(old, value)) return [];
    if (Array.isArray(old) && Array.isArray(value)) return compareLists(old, value, was, is);
    if (isObject(old) && isObject(value)) return compareObjects(old, value, was, is);
    const [from, to] = changedTexts(old, value);
    return [`${now(is) || 'Conteúdo'}: ${from} → ${to}`];
  };

  const compareObjects = (old: JsonMap, value: JsonMap, was: string, is: string) => [
    ...Object.keys(old).flatMap((key) =>
      Object.hasOwn(value, key)
        ? compare(old[key] ?? null, value[key] ?? null, was + pointerOf(key), is + pointerOf(key))
        : [`Retirado: ${then(was + pointerOf(key))}${suffixOf(old[key])}`],
    ),
    ...Object.keys(value).flatMap((key) =>
      Object.hasOwn(old, key)
        ? []
        : [`Acrescentado: ${now(is + pointerOf(key))}${suffixOf(value[key])}`],
    ),
  ];

  const compareLists = (old: Json[], value: Json[], was: string, is: string): string[] => {
    const from = matchItems(value, old);
    const kept = new Set(from);
    const gone = old.flatMap((item, at) =>
      kept.has(at) ? [] : [`${removed(then(`${was}/${at}`))}${suffixOf(item)}`],
    );
    const away = movedItems(from);
    const others = value.flatMap((item, at) => {
      const place = from[at];
      if (place === undefined) return [`${added(now(`${is}/${at}`))}${suffixOf(item)}`];
      const inside = compare(old[place] ?? null, item, `${was}/${place}`, `${is}/${at}`);
      if (!away.has(at)) return inside;
      return [`${now(`${is}/${at}`)}${suffixOf(item)}: veio da posição ${place + 1}`, ...inside];
    });
    return [...gone, ...others];
  };

  return isUnordered && isObject(before) && isObject(after)
    ? compareObjects(before, after, '', '')
    : compare(before, after, '', '');
}

/** "Seção 2 (Cartões) acrescentada", "Item 3 de Passos, na seção 2 (Etapas), acrescentado". */
const added = (place: string) => ended(place, 'acrescentad');
const removed = (place: string) => ended(place, 'retirad');

function ended(place: string, verb: string): string {
  const end = `${verb}${place.startsWith('Seção') ? 'a' : 'o'}`;
  return place.includes(',') ? `${place}, ${end}` : `${place} ${end}`;
}

const suffixOf = (value: Json | undefined): string => {
  const words = valueText(value ?? null);
  return words === '' ? '' : `: ${words}`;
};
