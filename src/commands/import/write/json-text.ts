import { isObject, type JsonObject } from '../../../lib/json.ts';

const WIDTH = 100;

/** JSON as `npm run format` lays it out: a property a line, and a list in one line if it fits. */
export const jsonText = (value: unknown): string => `${laidOut(value, '', 0)}\n`;

/** @param column Where the value begins on its line. */
export function laidOut(value: unknown, indent: string, column: number): string {
  const inner = `${indent}  `;
  if (Array.isArray(value)) {
    const flat = value.some(hasObject) ? undefined : flatList(value);
    if (flat !== undefined && column + flat.length < WIDTH) return flat;
    return bracketed(
      '[]',
      value.map((item) => laidOut(item, inner, inner.length)),
      indent,
    );
  }
  if (!isObject(value)) return JSON.stringify(value);
  const line = isFlat(value) ? flatObject(value) : undefined;
  if (line !== undefined && column + line.length < WIDTH) return line;
  const entries = Object.entries(value).map(([key, child]) => {
    const name = `${JSON.stringify(key)}: `;
    return name + laidOut(child, inner, inner.length + name.length);
  });
  return bracketed('{}', entries, indent);
}

/** A redirect: two addresses are read best side by side. */
const isFlat = (value: JsonObject): boolean => Object.keys(value).join() === 'from,to';

const flatObject = (value: JsonObject): string =>
  `{ ${Object.entries(value)
    .map(([key, child]) => `${JSON.stringify(key)}: ${JSON.stringify(child)}`)
    .join(', ')} }`;

const hasObject = (value: unknown): boolean =>
  isObject(value) || (Array.isArray(value) && value.some(hasObject));

const flatList = (value: readonly unknown[]): string =>
  `[${value.map((item) => (Array.isArray(item) ? flatList(item) : JSON.stringify(item))).join(', ')}]`;

function bracketed(
  [open = '', close = '']: string,
  parts: readonly string[],
  indent: string,
): string {
  const inner = `\n${indent}  `;
  return parts.length === 0
    ? `${open}${close}`
    : `${open}${inner}${parts.join(`,${inner}`)}\n${indent}${close}`;
}
