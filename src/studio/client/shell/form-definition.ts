import { fold } from '../../../lib/fold.ts';
import { getAtPointer, setAtPointer } from '../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';
import { uniqueName } from '../form/new-value/new-value.ts';
import { isMap } from '../form/schema/schema-node.ts';

/** What visitors fill in, and so what may be shown to them again. */
interface Field extends JsonMap {
  type: string;
  label: string;
  name: string;
}

export const isField = (value: unknown): value is Field =>
  isMap(value as Json) &&
  ['type', 'label', 'name'].every((key) => typeof (value as Field)[key] === 'string');

/** Of the types of which a form repeats what was sent. */
const REPEATED = ['text', 'email', 'phone', 'textarea', 'select', 'checkbox-group'];
const MAX_REPEATED = 10;

const SENT = '/success/sent';

/** A form with other fields: what it repeats after sending loses those that are gone and gets the new. */
export function withFields(form: JsonMap, fields: Json[]): JsonMap {
  const before = namesIn(form.fields);
  const after = namesIn(fields);
  const added = fields
    .filter(isField)
    .filter(({ type, name }) => REPEATED.includes(type) && !before.includes(name));
  const gone = before.filter((name) => !after.includes(name));
  return withSent({ ...form, fields }, (sent) => {
    const left = sent.filter((name) => !gone.some((one) => one === name));
    return [...left, ...added.map(({ name }) => name)].slice(0, MAX_REPEATED);
  });
}

/**
 * A form in which a field with a new label has a name of it. Undefined for a field that is received
 * under its name already, or that was given another by hand.
 */
export function withFieldLabel(form: Json, saved: Json | undefined, pointer: string, field: Field) {
  const was = getAtPointer(form, pointer);
  const list = pointer.replace(/\/\d+$/, '');
  if (!isMap(form) || !isField(was) || list === pointer) return undefined;
  if (namesIn(getAtPointer(saved, list)).includes(was.name)) return undefined;
  if (!withoutSuffix(nameOf(was.label)).includes(withoutSuffix(was.name))) return undefined;
  const taken = namesIn(getAtPointer(form, list)).filter((name) => name !== was.name);
  const name = uniqueName(nameOf(field.label), (wanted) => taken.includes(wanted));
  const named = setAtPointer(form, pointer, { ...field, name }) as JsonMap;
  const value = withSent(named, (sent) => sent.map((one) => (one === was.name ? name : one)));
  return { pointer: '', value };
}

const namesIn = (fields: Json | undefined): string[] =>
  Array.isArray(fields) ? fields.filter(isField).map(({ name }) => name) : [];

/** Without the list where nothing is left of it. */
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
const nameOf = (label: string): string =>
  fold(label.normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, MAX_LENGTH)
    .replace(/-+$/, '') || 'campo';

const MAX_LENGTH = 56; // of 60, with "-99"

const withoutSuffix = (name: string): string => name.replace(/-\d+$/, '').replaceAll('-', '');
