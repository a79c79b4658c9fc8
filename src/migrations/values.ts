import { isObject, type JsonObject, pointerOf } from '../lib/json.ts';

export const without = (value: JsonObject, ...keys: string[]): JsonObject =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));

/** With the values of some keys changed, where they are there; the others and their order stay. */
export const withEach = (
  value: JsonObject,
  changes: Record<string, (value: unknown) => unknown>,
): JsonObject =>
  Object.fromEntries(
    Object.entries(value).map(([key, own]) => [key, (changes[key] ?? ((same) => same))(own)]),
  );

/** With each object of a list changed. */
export const withItems =
  (change: (item: JsonObject, index: number) => unknown) =>
  (list: unknown): unknown =>
    Array.isArray(list)
      ? list.map((item, index) => (isObject(item) ? change(item, index) : item))
      : list;

/** A page with its sections of some types changed. */
export const withSections = (
  page: JsonObject,
  changes: Record<string, (section: JsonObject, pointer: string) => JsonObject>,
): JsonObject =>
  withEach(page, {
    sections: withItems((section, index) => {
      const type = String(section.type);
      const change = Object.hasOwn(changes, type) ? changes[type] : undefined;
      return change?.(section, pointerOf('sections', index)) ?? section;
    }),
  });

export const isPage = (file: string): boolean => file.startsWith('site-config/pages/');
