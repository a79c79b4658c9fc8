import { isObject, type JsonObject } from '../../../lib/json.ts';
import { memoizeWeakly } from '../../../lib/memoize.ts';
import { type RecordTemplate, type Relations, recordOf, type Slot } from '../files/layout.ts';
import { addressOf, namedBy } from './expand.ts';
import { type Reading, readings } from './readings.ts';
import { recordPageOf, type Templates } from './template.ts';

interface Given {
  slots: readonly Slot[];
  schemas: { recordFields(collection: string): { relations: Relations } };
  hash(text: string): string;
  /** What a file says; undefined for one that cannot be read. */
  read(slot: Slot): unknown;
}

/** The same templates with what they read of the records that theirs name, so that a page can be made of one file. */
export function withRelations(templates: Templates, given: Given): Templates {
  const recordsOf = recordsIn(given);
  return new Map(
    [...templates].map(([collection, template]) => {
      const { relations } = given.schemas.recordFields(collection);
      if (Object.keys(relations).length === 0) return [collection, template];
      const related = { ...template, relations };
      const wanted = fieldsRead(related);
      if (wanted.size === 0) return [collection, related];
      const named = Object.fromEntries(
        [...wanted].map(([name, fields]) => {
          return [name, parts(recordsOf(name), fields, templates.get(name))];
        }),
      );
      return [collection, { ...related, named, namedSum: given.hash(JSON.stringify(named)) }];
    }),
  );
}

/** The readings of a template that go through a field which names one record. */
export const readingsThrough = memoizeWeakly((template: RecordTemplate): Reading[] => {
  const { relations = {} } = template;
  return readings(recordPageOf(template)).filter(
    ({ names: [name = '', ...rest] }) => rest.length > 0 && relations[name]?.isList === false,
  );
});

/** By collection, which fields of its records a template reads. */
function fieldsRead(template: RecordTemplate): Map<string, Set<string>> {
  const wanted = new Map<string, Set<string>>();
  for (const { names } of readingsThrough(template)) {
    const [name = '', field = ''] = names;
    const { collection = '' } = template.relations?.[name] ?? {};
    wanted.set(collection, (wanted.get(collection) ?? new Set()).add(field));
  }
  return wanted;
}

/** Of each record the fields that are read; its address is one, unless a field has that name. */
function parts(
  records: readonly RecordRead[],
  fields: ReadonlySet<string>,
  template: RecordTemplate | undefined,
): Record<string, JsonObject> {
  return Object.fromEntries(
    records.map(({ id, value, isFile }) => {
      const path = isFile && template ? addressOf(template, id, value) : undefined;
      const whole: JsonObject = { ...(path !== undefined && { path }), ...value, id };
      return [id, Object.fromEntries(Object.entries(whole).filter(([key]) => fields.has(key)))];
    }),
  );
}

interface RecordRead {
  id: string;
  value: JsonObject;
  /** Whether it has a file of its own, without which there is no page of it. */
  isFile: boolean;
}

function recordsIn({ slots, read }: Given): (collection: string) => RecordRead[] {
  const recordsOf = (slot: Slot): RecordRead[] => {
    const value = read(slot);
    if (!isObject(value)) return [];
    if (slot.kind === 'record') return [{ id: recordOf(slot)[1], value, isFile: true }];
    return Object.entries(value).flatMap(([id, record]) =>
      isObject(record) ? [{ id, value: record, isFile: false }] : [],
    );
  };
  return (collection) =>
    slots
      .filter(
        ({ kind, name }) =>
          (kind === 'record' && name.startsWith(`${collection}/`)) ||
          (kind === 'collection' && name === collection),
      )
      .flatMap(recordsOf);
}

/** All that the page of a record reads of others. */
export const readOfOthers = (template: RecordTemplate, record: JsonObject): string =>
  template.named
    ? JSON.stringify(
        [...new Set(readingsThrough(template).map(({ names: [name = ''] }) => name))].map(
          (name) => namedBy(template, record, name) ?? null,
        ),
      )
    : '';
