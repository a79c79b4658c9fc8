import { textOf } from './file-title.ts';

const NAMES = ['title', 'name', 'label', 'heading', 'client', 'question'];

/** What a record, a section or a field is called, if it says. */
export const nameOf = (value: unknown): string | undefined =>
  NAMES.map((key) => textOf(value, key)).find((text) => text !== undefined);
