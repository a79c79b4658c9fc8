import { idFrom, slug } from '../../../lib/slug.ts';
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
const nameOf = (label: string): string => idFrom(label, MAX_LENGTH) || 'field';

const MAX_LENGTH = 56; // the limit is 60, and "-99" may be added

const withoutSuffix = (name: string): string => name.replace(/-\d+$/, '').replaceAll('-', '');

/** An option of a field that visitors choose from: what they read, and what is sent. */
interface Option extends JsonMap {
  value: string;
  label: string;
}

export const isOption = (value: unknown): value is Option =>
  isMap(value as Json) &&
  ['value', 'label'].every((key) => typeof (value as Option)[key] === 'string');

/** The pointer of the options of a field, in the file of a form. */
export const IS_OPTIONS = /^\/fields\/\d+\/options$/;

export const listOf = (pointer: string): string => pointer.slice(0, pointer.lastIndexOf('/'));

/** Options of which one was added: it is not sent as another one is. */
export function withOptionValues(form: JsonMap, pointer: string, options: Json[]): Json[] {
  const before = optionsOf(getAtPointer(form, pointer));
  if (options.length <= before.length) return options;
  return options.map((option, index) => {
    if (!isOption(option)) return option;
    const others = optionsOf(options.slice(0, index));
    const isTaken = others.some(({ value }) => value === option.value);
    return isTaken ? { ...option, value: newValueOf(option.label, optionsOf(options)) } : option;
  });
}

/**
 * An option whose value follows its new label. Undefined if visitors may have sent the value already, or somebody
 * chose it by hand.
 */
export function withOptionLabel(
  form: Json,
  published: Json | undefined,
  pointer: string,
  option: Option,
) {
  const before = getAtPointer(form, pointer);
  const list = optionsOf(getAtPointer(form, listOf(pointer)));
  if (!isOption(before) || publishedValues(form, published, pointer).includes(before.value))
    return undefined;
  const stem = stemOf(before.label);
  const suffix = before.value.startsWith(stem) ? before.value.slice(stem.length) : undefined;
  if (suffix === undefined || !/^(-\d+)?$/.test(suffix)) return undefined;
  const others = list.filter((other) => other !== before);
  return { pointer, value: { ...option, value: newValueOf(option.label, others) } };
}

/** The values that the field of an option had when the form was last published, wherever the field was. */
function publishedValues(form: Json, published: Json | undefined, pointer: string): string[] {
  const field = getAtPointer(form, listOf(listOf(pointer)));
  const fields = getAtPointer(published, '/fields');
  if (!isMap(field) || !Array.isArray(fields)) return [];
  const same = fields.find((other) => isMap(other) && other.name === field.name);
  return optionsOf(getAtPointer(same, '/options')).map(({ value }) => value);
}

const optionsOf = (options: Json | undefined): Option[] =>
  Array.isArray(options) ? options.filter(isOption) : [];

/** "Até 50 pessoas" -> "ate-50-pessoas", or "ate-50-pessoas-2" and so on. */
function newValueOf(label: string, others: readonly Option[]): string {
  const stem = stemOf(label);
  let value = stem;
  for (let number = 2; others.some((other) => other.value === value); number += 1)
    value = `${stem}-${number}`;
  return value;
}

const stemOf = (label: string): string => slug(label, MAX_VALUE) || 'option';

const MAX_VALUE = 56; // the limit is 60, and "-99" may be added
