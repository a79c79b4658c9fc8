import { isObject } from '../json/json.ts';

/** The records that are drafts, `cases/novo`, of collections by their names. */
export function draftRecords(collections: Iterable<[name: string, records: unknown]>): Set<string> {
  const drafts = new Set<string>();
  for (const [name, records] of collections)
    for (const [id, record] of Object.entries(isObject(records) ? records : {}))
      if (isObject(record) && record.draft === true) drafts.add(`${name}/${id}`);
  return drafts;
}

/** Whether a pointer is that of a list item, which can be left out. */
export const isItem = (pointer: string): boolean => /\/\d+$/.test(pointer);
