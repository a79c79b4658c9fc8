import { isEmail } from '../../../lib/is-email.ts';
import { getAtPointer, isMap } from '../../shared/json-pointer.ts';
import type { Json, JsonMap, OpenedFile, StudioFile } from '../../shared/protocol.ts';
import { locateValue } from '../form/words/locate-value.ts';
import type { StudioStore } from '../store/store.ts';
import {
  IS_OPTIONS,
  isField,
  isOption,
  listOf,
  withFieldLabel,
  withFields,
  withOptionLabel,
  withOptionValues,
} from './form-names.ts';

/** Sets a field, and other values that are derived from it. */
export function changeField(
  store: StudioStore,
  { file, schema }: StudioFile,
  pointer: string,
  next: Json | undefined,
): void {
  const value = store.value(file) ?? {};
  const { start, disk } = store.get();
  const info = {
    label: locateValue(start, { schema }, value, pointer).steps.join(' › '),
    typed: typeof next === 'string' || typeof next === 'number',
    shows: pointer,
  };
  const derived = derivedChange(value, disk[file] ?? {}, pointer, next) ?? { pointer, value: next };
  store.change({ file, pointer: derived.pointer }, derived.value, info);
}

interface Link extends JsonMap {
  label: string;
  to: string;
}

/**
 * The further change that follows from setting a field: a link's target follows its label, and until they are
 * published the name of a form field and the value of an option follow theirs. `current` is the value of the file,
 * the second is the file on disk and as it was last published. Undefined if nothing follows.
 */
export function derivedChange(
  current: Json,
  { value: saved, published = saved }: Pick<OpenedFile, 'value' | 'published'>,
  pointer: string,
  next: Json | undefined,
): { pointer: string; value: Json } | undefined {
  if (isMap(current) && pointer === '/fields' && Array.isArray(next))
    return { pointer: '', value: withFields(current, next) };
  if (isMap(current) && IS_OPTIONS.test(pointer) && Array.isArray(next))
    return { pointer, value: withOptionValues(current, pointer, next) };
  if (!pointer.endsWith('/label') || typeof next !== 'string') return undefined;
  const parent = pointer.slice(0, -'/label'.length);
  const [value, savedValue] = [getAtPointer(current, parent), getAtPointer(saved, parent)];
  if (isLink(value) && isLink(savedValue)) {
    const to = newTarget(savedValue, value, next);
    return to === undefined ? undefined : { pointer: parent, value: { ...value, label: next, to } };
  }
  if (isOption(value) && IS_OPTIONS.test(listOf(parent)))
    return withOptionLabel(current, published, parent, { ...value, label: next });
  return isField(value)
    ? withFieldLabel(current, published, parent, { ...value, label: next })
    : undefined;
}

const isLink = (value: unknown): value is Link =>
  isMap(value) && typeof value.label === 'string' && typeof value.to === 'string';

/**
 * The target of a link with a new label. It follows if the old target was the number or e-mail address of
 * the label, and stays while the label is neither.
 */
function newTarget(saved: Link, current: Link, label: string): string | undefined {
  const from = targetOf(saved);
  if (!from || ![saved.to, from(current.label)].includes(current.to)) return undefined;
  return from(label) ?? saved.to;
}

/** How the target of a link follows from its label; undefined if it does not. */
function targetOf({ label, to }: Link): ((label: string) => string | undefined) | undefined {
  if (to === `mailto:${label}`) return (typed) => (isEmail(typed) ? `mailto:${typed}` : undefined);
  const number = digitsOf(label);
  if (!to.startsWith('tel:') || number.length < MIN_PHONE_DIGITS || !to.endsWith(number))
    return undefined;
  const before = to.slice(0, -number.length);
  return (typed) => {
    const digits = digitsOf(typed);
    return digits.length < MIN_PHONE_DIGITS ? undefined : before + digits;
  };
}

const MIN_PHONE_DIGITS = 8;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
