import type { Json, JsonMap } from '../../shared/protocol.ts';

/** The sections of a page, as far as it has any. */
export function sectionsOf(page: Json | undefined): JsonMap[] {
  const map = page as JsonMap | null | undefined;
  const list = typeof page === 'object' && page && !Array.isArray(page) ? map?.sections : undefined;
  return Array.isArray(list) ? list.filter(isSection) : [];
}

export const isSection = (value: unknown): value is JsonMap =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  typeof (value as JsonMap).type === 'string';

/** Which section a pointer is in; undefined for the page itself. */
export function sectionAt(pointer: string): number | undefined {
  const [, index] = /^\/sections\/(\d+)/.exec(pointer) ?? [];
  return index === undefined ? undefined : Number(index);
}

export const sectionPointer = (index: number) => `/sections/${index}`;

/** Sections that somebody copied: one, several, or those of a page. Undefined for anything else. */
export function readSections(text: string): JsonMap[] | undefined {
  let value: unknown;
  try {
    value = JSON.parse(
      text
        .replace(/^\uFEFF/, '')
        .trim()
        .replace(/,$/, ''),
    );
  } catch {
    return undefined;
  }
  const page = value as { sections?: unknown } | null;
  const list = Array.isArray(value)
    ? value
    : Array.isArray(page?.sections)
      ? page.sections
      : [value];
  return list.length > 0 && list.every(isSection) ? list : undefined;
}

/** An anchor may stand once in a page: a copy has none. */
export const withoutAnchor = ({ id: _, ...section }: JsonMap): JsonMap => section;
