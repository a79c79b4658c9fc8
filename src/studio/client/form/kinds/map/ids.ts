import { withoutAccents } from '../../../../../lib/fold.ts';
import { isMap, type Place } from '../../schema/places.ts';

/** Whether an id has the form that a map asks of its keys. */
export function fitsKeys({ schema }: Place, id: string): boolean {
  const { pattern } = isMap(schema.propertyNames) ? schema.propertyNames : {};
  return id !== '' && (typeof pattern !== 'string' || new RegExp(pattern).test(id));
}

/** "Caso da Ação" -> "caso-da-acao"; with `_` where the map's keys have that. */
export function idFrom(text: string, place: Place): string {
  const joint = fitsKeys(place, 'a-b') ? '-' : '_';
  return withoutAccents(text)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, joint)
    .replace(/^[^a-z]+|[-_]+$/g, '');
}
