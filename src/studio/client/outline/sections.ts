import { isMap } from '../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../shared/protocol.ts';

export function sectionsOf(page: Json | undefined): JsonMap[] {
  const list = isMap(page) ? page.sections : undefined;
  return Array.isArray(list) ? list.filter(isSection) : [];
}

const isSection = (value: unknown): value is JsonMap =>
  isMap(value) && typeof value.type === 'string';

/** The index of the section that a pointer leads into; undefined outside the sections. */
export function sectionIndex(pointer: string): number | undefined {
  const [, index] = /^\/sections\/(\d+)/.exec(pointer) ?? [];
  return index === undefined ? undefined : Number(index);
}

export const sectionPointer = (index: number) => `/sections/${index}`;

/** Parses copied JSON: a section, several, or a page. Undefined for anything else. */
export function readSections(text: string): JsonMap[] | undefined {
  const json = text.replace(/^\uFEFF/, '').replace(/,\s*$/, '');
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined;
  }
  const inner = isMap(value) && Array.isArray(value.sections) ? value.sections : value;
  const list = Array.isArray(inner) ? inner : [inner];
  return list.length > 0 && list.every(isSection) ? list : undefined;
}

/** A copy of a section for a page with these sections: ids that are taken are renamed. */
export function withUniqueIds({ id, ...section }: JsonMap, others: readonly JsonMap[]): JsonMap {
  const taken = new Set(others.flatMap(idsIn));
  const names = new Map<string, string>();
  for (const inner of idsIn(section)) {
    let count = 2;
    while (taken.has(`${inner}-${count}`)) count += 1;
    if (taken.has(inner)) names.set(inner, `${inner}-${count}`);
  }
  const kept: JsonMap = id !== undefined && !taken.has(String(id)) ? { id } : {};
  return { ...kept, ...(withIds(section, names) as JsonMap) };
}

function idsIn(value: Json): string[] {
  if (typeof value !== 'object' || value === null) return [];
  const own = !Array.isArray(value) && typeof value.id === 'string' ? [value.id] : [];
  return [...own, ...Object.values(value).flatMap(idsIn)];
}

/** Texts for people, which are never ids even if they look like one. */
const TEXT_KEYS = new Set(['type', 'title', 'label', 'name', 'text', 'heading']);

/** Renames ids where they are defined and where something refers to them. */
function withIds(value: Json, names: ReadonlyMap<string, string>, key = ''): Json {
  if (typeof value === 'string') return TEXT_KEYS.has(key) ? value : (names.get(value) ?? value);
  if (Array.isArray(value)) return value.map((item) => withIds(item, names, key));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, child]) => [name, withIds(child, names, name)]),
  );
}
