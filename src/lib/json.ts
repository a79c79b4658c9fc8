export type JsonObject = Record<string, unknown>;

/** What JSON can say. */
export type Json = null | boolean | number | string | Json[] | JsonMap;
export type JsonMap = { [key: string]: Json };

export const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as text. Unlike `String`, never throws, as that does for `{"toString": 1}`. */
export const asText = (value: unknown): string =>
  typeof value === 'object' ? JSON.stringify(value) : String(value);

/** A list, or nothing where there is none as there should be. */
export const asList = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

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

/** The value at a pointer; undefined if there is none. */
export function valueAt(root: unknown, pointer: string): unknown {
  let value = root;
  for (const segment of segmentsOf(pointer))
    value = (value as Record<string, unknown> | undefined)?.[segment];
  return value;
}

/** A value with its parent. */
export interface JsonNode {
  value: unknown;
  /** Its key or index in the parent. */
  key: string;
  parent: JsonNode | undefined;
}

/** Every value inside `root`, itself first, in the order of the text. No recursion: a text may be deep. */
export function nodesIn(root: unknown): JsonNode[] {
  const nodes: JsonNode[] = [];
  const pending: JsonNode[] = [{ value: root, key: '', parent: undefined }];
  for (let node = pending.pop(); node; node = pending.pop()) {
    nodes.push(node);
    const { value } = node;
    if (typeof value !== 'object' || value === null) continue;
    const keys = Object.keys(value);
    for (let index = keys.length - 1; index >= 0; index--) {
      const key = keys[index] as string;
      pending.push({ value: (value as JsonObject)[key], key, parent: node });
    }
  }
  return nodes;
}

/** The pointer is built on request: most values are valid and need none. */
export function pointerTo({ key, parent }: JsonNode): string {
  return parent ? `${pointerTo(parent)}/${escapeSegment(key)}` : '';
}

/** Calls `visit` for every value inside `root`. */
export function walk(
  root: unknown,
  visit: (value: unknown, pointer: string, key: string) => void,
): void {
  for (const node of nodesIn(root)) visit(node.value, pointerTo(node), node.key);
}
