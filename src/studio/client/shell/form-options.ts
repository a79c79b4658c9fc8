import { slug } from '../../../lib/slug.ts';
import { getAtPointer, isMap } from '../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';

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

const stemOf = (label: string): string => slug(label, MAX_LENGTH) || 'opcao';

const MAX_LENGTH = 56; // the limit is 60, and "-99" may be added
