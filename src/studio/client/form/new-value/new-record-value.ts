import { atInstant } from '../../../../content/read/words/time-zone.ts';
import { isMap, segmentsOf } from '../../../shared/json-pointer.ts';
import type { Json, JsonMap, Sources } from '../../../shared/protocol.ts';
import {
  childNode,
  keysOf,
  rootNode,
  type SchemaFiles,
  type SchemaNode,
} from '../schema/schema-node.ts';
import { newValue } from './new-value.ts';
import { isDate, isFigure, notChosenIn, withoutExamples } from './not-chosen.ts';

type RecordCollection = Sources['recordCollections'][number];

const OF_PAGES = ['draft', 'publishAt', 'expireAt'];

/** The schema of one record of a collection. */
export const recordSchema = (collection: string): string =>
  `collections/${collection}.schema.json#/additionalProperties`;

/** What the file of a new record says: this, with its title, as a draft where there are drafts. */
export function newRecordValue(
  schemas: SchemaFiles,
  { id, titleField }: RecordCollection,
  title: string,
  says: Json | undefined,
): JsonMap {
  const own = Object.entries(isMap(says) ? says : {}).filter(([key]) => !OF_PAGES.includes(key));
  const record = withName(title, Object.fromEntries(own), titleField) as JsonMap;
  const hasDrafts = keysOf(rootNode(schemas, recordSchema(id))).includes('draft');
  return { ...(hasDrafts && { draft: true }), ...record };
}

interface NewFields {
  value: JsonMap;
  /** The fields to be chosen before there is such a record. */
  asked: string[];
}

/** What a new record of a collection has at first: texts that are marked as samples, and no examples of all else. */
export function newRecordFields(
  schemas: SchemaFiles,
  sources: Sources,
  { id, titleField, dateField }: RecordCollection,
  now: number,
): NewFields {
  const node = rootNode(schemas, recordSchema(id));
  const sample = newValue(schemas, node, sources);
  const value = withoutExamples(schemas, node, sample);
  if (!isMap(sample) || !isMap(value)) return { value: {}, asked: [] };
  const asked = notChosenIn(schemas, node, value).flatMap(
    (pointer) => segmentsOf(pointer)[0] ?? [],
  );
  // Most records are of the day on which they are written; it is shown, to be changed.
  if (dateField && DAY.test(String(sample[dateField])))
    value[dateField] = atInstant(now, sources.timeZone).slice(0, 10);
  return { value, asked: [...new Set(asked)].filter((key) => key !== titleField) };
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * What is added in a form. What no sample can say is left to be chosen, which its field tells: in a record all of it,
 * elsewhere dates. A new item of a chart has no figures either; a whole chart has, so that it can be drawn.
 */
export function addedValue(
  schemas: SchemaFiles,
  node: SchemaNode,
  sources: Sources,
  isItem = false,
): Json {
  const sample = newValue(schemas, node, sources);
  const isKind = keysOf(node).some((key) => childNode(schemas, node, key)?.schema.const);
  const looksReal = node.base.startsWith('collections/')
    ? undefined
    : isItem && !isKind
      ? isFigure
      : isDate;
  const rest = withoutExamples(schemas, node, sample, looksReal);
  return rest ?? (typeof sample === 'string' ? '' : sample);
}

const NAMES = ['name', 'title', 'client'];

/** Puts the name into a record, if it has a property for it. */
export function withName(name: string, value: Json, field?: string): Json {
  if (!isMap(value)) return value;
  const key = field ?? NAMES.find((candidate) => typeof value[candidate] === 'string');
  return key === undefined ? value : { ...value, [key]: name };
}
