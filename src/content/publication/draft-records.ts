import { isObject } from '../json/json.ts';

/** The records that are drafts, `cases/novo`, of collections by their names. */
export function draftRecords(collections: Iterable<[name: string, records: unknown]>): Set<string> {
  const drafts = new Set<string>();
  for (const [name, records] of collections)
    for (const [id, record] of Object.entries(isObject(records) ? records : {}))
      if (isObject(record) && record.draft === true) drafts.add(`${name}/${id}`);
  return drafts;
}

/** Whether a pointer is of an item of a list: a draft is left out there. */
export const isItem = (pointer: string): boolean => /\/\d+$/.test(pointer);
