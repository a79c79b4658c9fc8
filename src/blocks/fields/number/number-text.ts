/** Numbers as people write them. */

import type { CompiledFor, FieldOf } from '../../../forms/kit/types.ts';
import { latinNumber } from '../../../lib/latin-digits.ts';

/** With what the compiler adds (traits.ts). */
export interface NumberField extends FieldOf<'number'>, Partial<Pick<CompiledFor, 'language'>> {}

/** More digits than these a number of JavaScript does not hold exactly. */
const MOST_DIGITS = 15;

/**
 * The number of a text, undefined if it is none. Groups of three are read as the language writes them ("1.500" is 1500
 * in Portuguese, 1.5 in English); else a point and a comma are both the decimal sign. The signs of Arabic have one
 * meaning in every language.
 */
export function numberIn(text: string, language?: string, unit = ''): number | undefined {
  const bare = unit && text.endsWith(unit) ? text.slice(0, -unit.length) : text;
  const { group, decimal } = signsOf(language);
  const latin = latinNumber(bare.replaceAll('\u066c', group).replaceAll('\u066b', decimal));
  // Arabic has a mark of its direction before a minus.
  const plain = latin.replace(/[\s\p{Cf}]/gu, '');
  if (plain.replace(/\D/g, '').length > MOST_DIGITS) return undefined;
  const [whole = '', ...rest] = plain.split(decimal);
  const isGrouped = group.trim() !== '' && rest.length < 2 && groupedBy(group).test(whole);
  const written = isGrouped
    ? [whole.replaceAll(group, ''), ...rest].join('.')
    : plain.replace(',', '.');
  return /^[-+]?\d+(\.\d+)?$/.test(written) ? Number(written) : undefined;
}

const groupedBy = (group: string) =>
  new RegExp(`^[-+]?\\d{1,3}(${group.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&')}\\d{3})+$`);

function signsOf(language?: string) {
  const parts = new Intl.NumberFormat(language).formatToParts(-12345.6);
  const sign = (wanted: string) =>
    latinNumber(parts.find(({ type }) => type === wanted)?.value ?? '');
  return { group: sign('group'), decimal: sign('decimal') };
}

/** Whether it is within the limits and a step from the first of them. */
export function fits(value: number, { min, max, step = 1 }: NumberField): boolean {
  const steps = (value - (min ?? 0)) / step;
  const isStep = Math.abs(steps - Math.round(steps)) < 1e-6;
  return isStep && value >= (min ?? -Infinity) && value <= (max ?? Infinity);
}

/** As the language writes it: "1.234,5". */
export const readable = (value: number, language?: string): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 10 }).format(value);
