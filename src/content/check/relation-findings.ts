import { isObject, type JsonObject, pointerOf, segmentsOf, valueAt } from '../../lib/json.ts';
import { msg, quoted } from '../../words/message.ts';
import type { RecordTemplate } from '../read/files/layout.ts';
import { namedBy, presenceIn } from '../read/records/expand.ts';
import { readingsThrough } from '../read/records/relations.ts';
import { recordPageOf } from '../read/records/template.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import type { Finding } from '../read/words/problem.ts';

/** Whether all records can be read that a record names and its page reads; of those that are not there, it is told that. */
export const areAllNamed = (template: RecordTemplate, record: unknown): boolean =>
  !template.named ||
  !isObject(record) ||
  readingsThrough(template).every(
    ({ names: [name = ''] }) => record[name] === undefined || namedBy(template, record, name),
  );

/** What texts of a page read of other records is there; of whole values the page tells it, if it needs them. */
export function relationFindings(
  { value }: Pick<ConfigFile, 'value'>,
  template: RecordTemplate,
): Finding[] {
  if (!template.named || !isObject(value)) return [];
  const isThere = presenceIn(template, value);
  const page = recordPageOf(template);
  /** Whether nothing that holds it is left out of the page. */
  const isRead = (place: string) =>
    segmentsOf(place).every((_, depth, all) =>
      isThere(valueAt(page, pointerOf(...all.slice(0, depth + 1)))),
    );
  return readingsThrough(template).flatMap(({ names, isText, pointer: place }) => {
    const [name = '', field = ''] = names;
    const named = isText ? namedBy(template, value, name) : undefined;
    if (!named || named[field] !== undefined || !isRead(place)) return [];
    const pointer = pointerOf(name);
    return [{ pointer, ...lacking(value, pointer, field, template.file) }];
  });
}

/** Of the record that is named at a place in another: a field that the page of that one needs. */
export function lacking(record: JsonObject, pointer: string, field: string, file: string) {
  const name = pointer.slice(1);
  const values = { name, record: quoted(String(record[name])), field, file };
  const isAddress = field === 'path';
  return {
    code: 'record-incomplete',
    message: msg(`content/records:lacks-${isAddress ? 'page' : 'field'}`, values),
    hint: msg(`content/records:lacks-${isAddress ? 'page' : 'field'}-hint`, values),
  };
}
