import { isEmail } from '../../../src/lib/is-email.ts';

interface Link {
  label: string;
  to: string;
}

export const isLink = (value: unknown): value is Link =>
  typeof value === 'object' &&
  value !== null &&
  typeof (value as Link).label === 'string' &&
  typeof (value as Link).to === 'string';

/**
 * Where a link leads once it reads otherwise: one whose number or address is that which it reads
 * follows what is typed, and leads where it did while that is none. Undefined where it does not follow.
 */
export function following(saved: Link, now: Link, label: string): string | undefined {
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
