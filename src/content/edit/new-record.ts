import { engineCollections } from '../../blocks/names.gen.ts';
import { collectionTraitsOf } from '../../blocks/traits.ts';
import { isObject } from '../../lib/json.ts';
import { msg, quoted } from '../../words/message.ts';
import type { Load } from '../index.ts';
import { recordOf } from '../read/files/layout.ts';
import { conditionOf } from '../read/records/conditions.ts';
import { fieldOf, fieldsIn } from '../read/records/expand.ts';
import type { Site } from '../read/site/site.ts';
import { CannotEdit, draftsOf, fileChanges, type Plan } from './file-change.ts';
import { keepPromise, refuseTaken } from './pages.ts';
import { refuseLost } from './rename-record.ts';

/** A collection whose records have a file each. */
export interface RecordCollection {
  id: string;
  /** Of the page of each record by `site-config/records/`, with `{id}`; undefined where not each has one. */
  path?: string | undefined;
  /** The field by which lists call a record; undefined if no field says it alone. */
  titleField?: string | undefined;
  /** The field with its date. */
  dateField?: string | undefined;
}

/**
 * Those whose records have a page first, then those with records in a folder, then those that the site
 * brings itself and that have none yet, of all that are `known`. What are sections of pages is shared there, not made here.
 */
export function recordCollections(
  { entries }: Pick<Site, 'entries'>,
  known: readonly string[] = [],
): RecordCollection[] {
  const shownBy = new Map(
    entries.flatMap(({ kind, name, value }) =>
      kind === 'record-page' && isObject(value) ? [[name, value] as const] : [],
    ),
  );
  const paged = [...shownBy].filter(([, { path }]) => typeof path === 'string');
  const inFiles = entries.flatMap((entry) => (entry.kind === 'record' ? recordOf(entry)[0] : []));
  const inOne = entries.flatMap(({ kind, name }) => (kind === 'collection' ? name : []));
  const own = known.filter((id) => !engineCollections.includes(id) && !inOne.includes(id));
  const others = [...inFiles, ...own];
  const ids = new Set([
    ...paged.map(([id]) => id),
    ...others.filter((id) => !collectionTraitsOf(id).areSections),
  ]);
  return [...ids].map((id) => {
    const shown = shownBy.get(id);
    const { path, card } = shown ?? {};
    const { title, date } = isObject(card) ? card : {};
    return {
      id,
      path: typeof path === 'string' && !conditionOf(shown) ? path : undefined,
      titleField: readBy(title),
      dateField: readBy(date),
    };
  });
}

/** The field that a value of the card is, or the first that it has in it; undefined for one within another. */
function readBy(value: unknown): string | undefined {
  const [name, ...inside] =
    fieldOf(value) ?? (typeof value === 'string' ? fieldsIn(value)[0] : undefined) ?? [];
  return inside.length === 0 ? name : undefined;
}

interface NewRecord {
  collection: string;
  id: string;
  value: object;
}

/**
 * A record with a file of its own. What its page finds wrong in it is no reason to refuse it: samples are there to be
 * written over, and each error is told at its field.
 */
export function newRecord(
  load: Load,
  { collection, id, value }: NewRecord,
): Plan & { file: string } {
  const { site } = load();
  if (site.records.get(collection)?.has(id))
    throw new CannotEdit(msg('content/edit:record-taken', { record: quoted(id) }));
  const path = recordCollections(site)
    .find((known) => known.id === collection)
    ?.path?.replace('{id}', id);
  if (path !== undefined) refuseTaken(site, path);
  const file = `site-config/collections/${collection}/${id}.json`;
  const changes = fileChanges(site, {
    created: { [file]: `${JSON.stringify(value, null, 2)}\n` },
    edits: path === undefined ? [] : keepPromise(site, path),
  });
  refuseLost(load(draftsOf(changes)).site, collection, id);
  return { changes, left: [], file };
}
