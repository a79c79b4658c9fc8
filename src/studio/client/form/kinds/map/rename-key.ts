import type { JsonMap } from '../../../../shared/protocol.ts';

/** The same object with one key called otherwise, where it stands. */
export const renameKey = (value: JsonMap, from: string, to: string): JsonMap =>
  Object.fromEntries(Object.entries(value).map(([key, one]) => [key === from ? to : key, one]));
