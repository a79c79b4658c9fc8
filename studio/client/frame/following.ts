import { fold } from '../../../src/lib/fold.ts';
import { isEmail } from '../../../src/lib/is-email.ts';
import { getAt } from '../../shared/at-pointer.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';
import { freeName } from '../form/new-value/new-value.ts';

interface Link {
  label: string;
  to: string;
}

interface Field {
  label: string;
  name: string;
}

/**
 * What goes with a label that is typed, beside it: where its link leads, the name under which its field
 * is sent. `now` and `saved`: the file as it is here and on the disk.
 */
export function following(
  now: Json,
  saved: Json | undefined,
  pointer: string,
  label: string,
): JsonMap | undefined {
  const around = pointer.replace(/\/label$/, '');
  const [value, was] = [getAt(now, around), getAt(saved, around)];
  if (isLink(value) && isLink(was)) {
    const to = targetFollowing(was, value, label);
    return to === undefined ? undefined : { to };
  }
  if (!isField(value)) return undefined;
  const list = around.replace(/\/\d+$/, '');
  const namesIn = (fields: Json | undefined) =>
    Array.isArray(fields) ? fields.filter(isField).map(({ name }) => name) : [];
  // What is received under a name goes on under it.
  if (list === around || namesIn(getAt(saved, list)).includes(value.name)) return undefined;
  if (!flat(nameOf(value.label)).includes(flat(value.name))) return undefined;
  const taken = namesIn(getAt(now, list)).filter((name) => name !== value.name);
  return { name: freeName(nameOf(label), (name) => taken.includes(name)) };
}

const isField = (value: unknown): value is Field & JsonMap =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Field).label === 'string' &&
  typeof (value as Field).name === 'string';

/** "Nº de computadores" -> "no-de-computadores". */
const nameOf = (label: string): string =>
  fold(label.normalize('NFKD'))
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^[^a-z]+/, '')
    .slice(0, LONGEST)
    .replace(/-+$/, '') || 'campo';

const LONGEST = 56; // of 60, with "-99"

const flat = (name: string): string => name.replace(/-\d+$/, '').replaceAll('-', '');

const isLink = (value: unknown): value is Link =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Link).label === 'string' &&
  typeof (value as Link).to === 'string';

/**
 * Where a link leads once it reads otherwise: one whose number or address is that which it reads
 * follows what is typed, and leads where it did while that is none. Undefined where it does not follow.
 */
function targetFollowing(saved: Link, now: Link, label: string): string | undefined {
  const from = targetOf(saved);
  if (!from || ![saved.to, from(now.label)].includes(now.to)) return undefined;
  return from(label) ?? saved.to;
}

/** What a link leads to by what it reads, if this one does. */
function targetOf({ label, to }: Link): ((label: string) => string | undefined) | undefined {
  if (to === `mailto:${label}`) return (typed) => (isEmail(typed) ? `mailto:${typed}` : undefined);
  const number = digitsOf(label);
  if (!to.startsWith('tel:') || number.length < FEWEST || !to.endsWith(number)) return undefined;
  const before = to.slice(0, -number.length);
  return (typed) => {
    const digits = digitsOf(typed);
    return digits.length < FEWEST ? undefined : before + digits;
  };
}

/** Of a telephone's digits. */
const FEWEST = 8;

const digitsOf = (text: string): string => text.replace(/\D/g, '');
