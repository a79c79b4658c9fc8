/** Contrast ratio of two colours (`#rrggbb`) by WCAG 2; undefined if one is not a colour. */
export function contrastRatio(first: unknown, second: unknown): number | undefined {
  const [a, b] = [luminance(first), luminance(second)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** What WCAG 2 asks of text (AA). */
export const ENOUGH_CONTRAST = 4.5;

export function luminance(color: unknown): number | undefined {
  if (typeof color !== 'string' || !/^#[0-9a-f]{6}$/i.test(color)) return undefined;
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const part = Number.parseInt(color.slice(start, start + 2), 16) / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
