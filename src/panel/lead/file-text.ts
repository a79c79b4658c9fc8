/** A size as people read it: “3,2 MB”. @param size in bytes */
export function sizeText(size: number, language: string): string {
  const isLarge = size >= 1_000_000;
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(isLarge ? size / 1_000_000 : Math.max(1, size / 1000));
}
