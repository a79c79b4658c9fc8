import { idFrom } from '../../../lib/slug.ts';
import { getAtPointer, isMap, setAtPointer } from '../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';
import { uniqueName } from '../form/new-value/new-value.ts';

/** A field that visitors fill in, whose value may be shown to them after sending. */
interface Field extends JsonMap {
  type: string;
  label: string;
  name: string;
}

export const isField = (value: unknown): value is Field =>
  isMap(value as Json) &&
  ['type', 'label', 'name'].every((key) => typeof (value as Field)[key] === 'string');

const REPEATED = ['text', 'email', 'phone', 'textarea', 'select', 'checkbox-group'];
const MAX_REPEATED = 10;

const SENT = '/success/sent';

/** A form with other fields. The confirmation loses the removed fields and shows the added ones. */
export function withFields(form: JsonMap, fields: Json[]): JsonMap {
  const before = namesIn(form.fields);
  const after = namesIn(fields);
  const added = fields
    .filter(isField)
    .filter(({ type, name }) => REPEATED.includes(type) && !before.includes(name));
  const gone = before.filter((name) => !after.includes(name));
  return withSent({ ...form, fields }, (sent) => {
    const left = sent.filter((name) => !gone.some((goneName) => goneName === name));
    return [...left, ...added.map(({ name }) => name)].slice(0, MAX_REPEATED);
  });
}

/**
 * A form in which the name of a field follows its new label. Undefined if submissions already use the
 * name, or somebody chose it by hand.
 */
export function withFieldLabel(form: Json, saved: Json | undefined, pointer: string, field: Field) {
  const before = getAtPointer(form, pointer);
  const list = pointer.replace(/\/\d+$/, '');
  if (!isMap(form) || !isField(before) || list === pointer) return undefined;
  if (namesIn(getAtPointer(saved, list)).includes(before.name)) return undefined;
  if (!withoutSuffix(nameOf(before.label)).includes(withoutSuffix(before.name))) return undefined;
  const taken = namesIn(getAtPointer(form, list)).filter((name) => name !== before.name);
  const name = uniqueName(nameOf(field.label), (candidate) => taken.includes(candidate));
  const named = setAtPointer(form, pointer, { ...field, name }) as JsonMap;
  const value = withSent(named, (sent) =>
    sent.map((sentName) => (sentName === before.name ? name : sentName)),
  );
  return { pointer: '', value };
}

const namesIn = (fields: Json | undefined): string[] =>
  Array.isArray(fields) ? fields.filter(isField).map(({ name }) => name) : [];

/** An empty list is removed. */
function withSent(form: JsonMap, change: (sent: Json[]) => Json[]): JsonMap {
  const sent = getAtPointer(form, SENT);
  if (!Array.isArray(sent)) return form;
  const next = change(sent);
  if (next.length > 0) return setAtPointer(form, SENT, next) as JsonMap;
  const { sent: _, ...success } = form.success as JsonMap;
  if (Object.keys(success).length > 0) return { ...form, success };
  const { success: __, ...rest } = form;
  return rest;
}

/** "Nº de computadores" -> "no-de-computadores". */
const nameOf = (label: string): string => idFrom(label, MAX_LENGTH) || 'campo';

const MAX_LENGTH = 56; // the limit is 60, and "-99" may be added

const withoutSuffix = (name: string): string => name.replace(/-\d+$/, '').replaceAll('-', '');
