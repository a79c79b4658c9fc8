import { isObject, type JsonObject, pointerOf, valueAt } from '../../lib/json.ts';
import { field, msg, quoted } from '../../words/message.ts';
import { placeName } from '../../words/phrases.ts';
import type { RecordTemplate } from '../read/files/layout.ts';
import { conditionOf } from '../read/records/conditions.ts';
import { presenceIn } from '../read/records/expand.ts';
import { recordPageOf } from '../read/records/template.ts';
import type { Finding } from '../read/words/problem.ts';

/** Of what the page of a record needs and `showIf` leaves out of it: told in the record, whose field decides it. */
export function hiddenFinding(
  { code, missing }: Pick<Finding, 'code' | 'missing'>,
  pointer: string,
  template: RecordTemplate,
  record: JsonObject,
): Finding | undefined {
  const part = valueAt(recordPageOf(template), pointer);
  const needed = missing !== undefined && isObject(part) ? part[missing] : part;
  if (missing === undefined && code !== 'too-few') return undefined;
  const isThere = presenceIn(template, record);
  const [condition] = [needed]
    .flat()
    .flatMap((item) => (isThere(item) ? [] : (conditionOf(item) ?? [])));
  if (!condition) return undefined;
  const [name = ''] = condition.names;
  const values = {
    field: quoted(name),
    showIf: field('showIf'),
    file: template.file,
    part: missing === undefined ? placeName(pointer) : field(missing),
  };
  return {
    code: 'record-hidden',
    pointer: name in record ? pointerOf(name) : '',
    message: msg('content/records:hidden', values),
    hint: msg('content/records:hidden-hint', values),
  };
}
