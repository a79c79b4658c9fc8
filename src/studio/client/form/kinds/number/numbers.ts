import type { Json } from '../../../../shared/protocol.ts';

/** "1,5"; no marks between thousands, which would be typed over. */
export const printNumber = (value: Json | undefined): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');

/** Undefined for what is no number. */
export function readNumber(text: string): number | undefined {
  const bare = text.trim();
  if (!/^-?(\d+([.,]\d+)?|[.,]\d+)$/.test(bare)) return undefined;
  return Number(bare.replace(',', '.'));
}
