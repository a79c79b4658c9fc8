import { atInstant } from '../../../../content/read/words/time-zone.ts';
import { isMap } from '../../../shared/json-pointer.ts';
import type { Json, JsonMap, Sources } from '../../../shared/protocol.ts';
import { keysOf, rootNode, type SchemaFiles } from '../schema/schema-node.ts';
import { newValue } from './new-value.ts';

interface NewRecord {
  collection: Sources['pagedCollections'][number];
  title: string;
  /** The record that it is a copy of. */
  copied?: Json | undefined;
  /** In milliseconds since 1970. */
  now: number;
}

const OF_PAGES = ['draft', 'publishAt', 'expireAt'];

/** What the file of a new record says: the samples of its schema, or what another says, as a draft where there are drafts. */
export function newRecordValue(
  schemas: SchemaFiles,
  sources: Sources,
  { collection: { id, titleField, dateField }, title, copied, now }: NewRecord,
): JsonMap {
  const node = rootNode(schemas, `collections/${id}.schema.json#/additionalProperties`);
  const value = copied ?? newValue(schemas, node, sources);
  const fields = Object.entries(isMap(value) ? value : {}).filter(
    ([key]) => !OF_PAGES.includes(key),
  );
  const own = copied ? fields : oneAfterTheOther(fields);
  const record = withName(title, Object.fromEntries(own), titleField) as JsonMap;
  // The day of an example would go unnoticed, since no sign marks it.
  if (!copied && dateField && DAY.test(String(record[dateField])))
    record[dateField] = atInstant(now, sources.timeZone).slice(0, 10);
  return { ...(keysOf(node).includes('draft') && { draft: true }), ...record };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const HOUR = /(?<=^\d{4}-\d{2}-\d{2}T)\d{2}/;

/** The samples of two moments are the same; what begins with the first and ends with the second would end at once. */
function oneAfterTheOther(fields: readonly [string, Json][]): [string, Json][] {
  const taken = new Set<Json>();
  return fields.map(([key, value]) => {
    let moment = value;
    while (typeof moment === 'string' && HOUR.test(moment) && taken.has(moment))
      moment = moment.replace(HOUR, (hour) => String((Number(hour) + 1) % 24).padStart(2, '0'));
    taken.add(moment);
    return [key, moment];
  });
}

const NAMES = ['name', 'title', 'client'];

/** Puts the name into a record, if it has a property for it. */
export function withName(name: string, value: Json, field?: string): Json {
  if (!isMap(value)) return value;
  const key = field ?? NAMES.find((candidate) => typeof value[candidate] === 'string');
  return key === undefined ? value : { ...value, [key]: name };
}
