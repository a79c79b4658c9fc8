import { readerLocale } from '../../words/locale.ts';

/** "3,2 MB"; "240 kB". */
export function formatBytes(bytes: number): string {
  const [value, unit] = bytes >= 1_000_000 ? [bytes / 1_000_000, 'MB'] : [bytes / 1000, 'kB'];
  const digits = { maximumFractionDigits: value < 10 ? 1 : 0 };
  return `${Math.max(0.1, value).toLocaleString(readerLocale(), digits)} ${unit}`;
}
