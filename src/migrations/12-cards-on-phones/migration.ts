import { isObject, type JsonObject, pointerOf } from '../../lib/json.ts';
import { msg } from '../../words/message.ts';
import type { Migration } from '../migration.ts';

/** Cards that slid sideways on phones: more than these, unless five stood in a row. */
const STACKED = 4;

/** Cards are in pages, in pages of records, and in shared sections, a record or a file each: wherever a section is. */
export const migration: Migration = {
  title: msg('migrations:cards-on-phones'),
  change(_file, value, { decide }) {
    const changed = (part: unknown, pointer: string): unknown => {
      if (Array.isArray(part)) {
        const items = part.map((item, index) => changed(item, pointer + pointerOf(index)));
        return items.every((item, index) => item === part[index]) ? part : items;
      }
      if (!isObject(part)) return part;
      if (part.type === 'card-grid') return withPhones(part, pointer);
      const own = Object.entries(part);
      const all = own.map(([key, item]) => [key, changed(item, pointer + pointerOf(key))] as const);
      return all.every(([key, item]) => item === part[key]) ? part : Object.fromEntries(all);
    };
    const withPhones = (section: JsonObject, pointer: string): JsonObject => {
      const { cards, columns, layout } = section;
      if (section.phones !== undefined || (columns === 5 && layout !== 'rows')) return section;
      if (isObject(cards)) decide(pointer, msg('migrations:cards-of-a-field'));
      return Array.isArray(cards) && cards.length > STACKED
        ? { ...section, phones: 'slide' }
        : section;
    };
    return changed(value, '') as JsonObject;
  },
};
