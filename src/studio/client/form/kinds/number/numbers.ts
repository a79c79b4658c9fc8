import type { Json } from '../../../../shared/protocol.ts';

/** "1,5". No separators of thousands, which would be in the way of typing. */
export const printNumber = (value: Json | undefined): string =>
  typeof value === 'number' ? String(value).replace('.', ',') : String(value ?? '');

export function readNumber(text: string): number | undefined {
  const bare = text.trim();
  if (!/^-?(\d+([.,]\d+)?|[.,]\d+)$/.test(bare)) return undefined;
  return Number(bare.replace(',', '.'));
}
