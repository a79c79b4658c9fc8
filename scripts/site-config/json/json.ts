export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value in words. What `String` says of an object may be an error: of `{"toString": 1}` it is. */
export const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** Whether a text is JSON, to the letter. */
export function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const escapeSegment = (segment: string | number) => {
  const text = String(segment);
  return /[~/]/.test(text) ? text.replaceAll('~', '~0').replaceAll('/', '~1') : text;
};

export const pointerOf = (...segments: (string | number)[]): string =>
  segments.map((segment) => `/${escapeSegment(segment)}`).join('');

export const segmentsOf = (pointer: string): string[] =>
  pointer
    .split('/')
    .slice(1)
    .map((segment) => segment.replaceAll('~1', '/').replaceAll('~0', '~'));

/** Calls `visit` for every value inside `root`, without recursion. */
export function walk(
  root: unknown,
  visit: (value: unknown, pointer: string, key: string) => void,
  base = '',
): void {
  const pending: [unknown, string, string][] = [[root, base, '']];
  for (let next = pending.pop(); next; next = pending.pop()) {
    const [value, pointer, key] = next;
    visit(value, pointer, key);
    if (typeof value !== 'object' || value === null) continue;
    // Every value of a site passes here, several times.
    const names = Object.keys(value);
    for (let at = names.length - 1; at >= 0; at--) {
      const name = names[at] as string;
      const child = (value as JsonObject)[name];
      pending.push([child, `${pointer}/${escapeSegment(name)}`, name]);
    }
  }
}
