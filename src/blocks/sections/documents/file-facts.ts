import { commaIn } from '../../../lib/comma-in.ts';
import { memoize } from '../../../lib/memoize.ts';

/** "PDF, 1.2 MB": the type of a file by its name, and its size in the page's language. */
export const fileFacts = (language: string, file: string, bytes: number): string => {
  const type = file.slice(file.lastIndexOf('.') + 1).toUpperCase();
  return `${type}${commaIn(language)}${sizeIn(language)(bytes)}`;
};

const sizeIn = memoize((language: string) => {
  const format = (unit: string, maximumFractionDigits: number) =>
    new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits });
  const kilobytes = format('kilobyte', 0);
  const megabytes = format('megabyte', 1);
  return (bytes: number): string =>
    bytes < 999_500
      ? kilobytes.format(Math.max(1, bytes / 1000))
      : megabytes.format(bytes / 1_000_000);
});
