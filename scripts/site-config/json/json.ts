export type JsonObject = Record<string, unknown>;

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a text is JSON, to the letter. */
export function parses(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

const escapeSegment = (segment: string | number) =>
  String(segment).replaceAll('~', '~0').replaceAll('/', '~1');

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
    for (const [name, child] of Object.entries(value).reverse())
      pending.push([child, pointer + pointerOf(name), name]);
  }
}
