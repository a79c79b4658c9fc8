import { isObject, segmentsOf } from '../json/json.ts';
import type { PageFacts } from '../page-facts.ts';
import type { Reference } from '../problem.ts';

/** What was found of a file in which the schemas found no error. */
export interface KnownFile {
  /** Of the file, where nothing at all was wrong with it. */
  stamp?: string;
  /** The hash of its text. */
  sum: string;
  /** What refers to something else. */
  found: Found;
  page?: KnownPage;
}

export interface KnownPage {
  facts: PageFacts;
  ids: [id: string, places: string[]][];
  links: [value: string, pointer: string, inside?: number][];
}

/** Without the values of rich texts, which are long, and are in the text of the file. */
export type Found = [kind: string, pointer: string, value?: string][];

type Unplaced = Omit<Reference, 'file'>;

export const withoutTexts = (references: readonly Unplaced[]): Found =>
  references.map(({ kind, pointer, value }) =>
    kind === 'richText' ? [kind, pointer] : [kind, pointer, value],
  );

/** `value` is the file's. */
export const withTexts = (found: Found, value: unknown): Unplaced[] =>
  found.map(([kind, pointer, named = textAt(value, pointer)]) => ({ kind, value: named, pointer }));

/** Whether a reference names an icon, a picture, a form or a record. */
export const isNamed = ({ kind }: { kind: string }) => kind !== 'link' && kind !== 'richText';

function textAt(value: unknown, pointer: string): string {
  const step = (part: unknown, segment: string) =>
    isObject(part) || Array.isArray(part) ? (part as Record<string, unknown>)[segment] : undefined;
  return String(segmentsOf(pointer).reduce(step, value));
}
