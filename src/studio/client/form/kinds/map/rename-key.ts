import type { JsonMap } from '../../../../shared/protocol.ts';

/** Renames a key and keeps its position. */
export const renameKey = (value: JsonMap, from: string, to: string): JsonMap =>
  Object.fromEntries(Object.entries(value).map(([key, child]) => [key === from ? to : key, child]));
