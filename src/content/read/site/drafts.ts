import { isObject } from '../../../lib/json.ts';
import { recordOf, type Slot } from '../files/layout.ts';
import type { PageFacts } from './config-file.ts';

/** The records of a site that are drafts, `cases/novo`. */
export const draftsIn = ({
  collections,
  records,
}: {
  collections: Record<string, unknown>;
  records: Record<string, Record<string, Parameters<typeof draftsAmong>[0][number]>>;
}): string[] => [
  ...draftRecords(Object.entries(collections)),
  ...draftsAmong(Object.values(records).flatMap((ofOne) => Object.values(ofOne))),
];

/** The same of collections by their names. */
export function draftRecords(collections: Iterable<[name: string, records: unknown]>): Set<string> {
  const drafts = new Set<string>();
  for (const [name, records] of collections)
    for (const [id, record] of Object.entries(isObject(records) ? records : {}))
      if (isDraft(record)) drafts.add(`${name}/${id}`);
  return drafts;
}

/** The same of records with a file each. */
export const draftsAmong = (
  records: readonly (Pick<Slot, 'name'> & {
    facts?: Pick<PageFacts, 'isTimed'>;
    readonly value: unknown;
  })[],
): string[] =>
  records
    // Few have a date or are drafts, and only those are opened.
    .filter((record) => record.facts?.isTimed && isDraft(record.value))
    .map((record) => recordOf(record).join('/'));

const isDraft = (record: unknown): boolean => isObject(record) && record.draft === true;
