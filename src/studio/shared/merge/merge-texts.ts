import { minimalText, wholeText } from '../../../content/edit/write-json.ts';
import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import type { Json } from '../../../lib/json.ts';
import type { FileConflict, Side } from './conflicts.ts';
import { mergeJson } from './merge-json.ts';

/** Which sides are to be taken, in the order of the fields; undefined where somebody has to be asked. */
export type Settle = (
  conflict: FileConflict,
) => readonly Side[] | undefined | Promise<readonly Side[] | undefined>;

/** What both have changed stays as it is in `mine`. */
export const MINE: Settle = () => [];

/** The versions of a file; undefined where there is none. */
interface Texts {
  file: string;
  base: string | undefined;
  mine: string | undefined;
  theirs: string | undefined;
}

interface MergedText {
  /** With `mine` in what has to be asked. */
  text: string | undefined;
  conflict?: FileConflict;
}

/** Merges by field what two have done to a file. Undefined where it is no JSON, and can only be taken as a whole. */
export async function mergeTexts(texts: Texts, settle: Settle): Promise<MergedText | undefined> {
  const { file } = texts;
  const sides = [texts.base, texts.mine, texts.theirs];
  const values = sides.map((text) => (text === undefined ? undefined : parsedOrUndefined(text)));
  const isJson =
    file.endsWith('.json') &&
    values.every((value, at) => value !== undefined || sides[at] === undefined);
  if (!isJson) return undefined;
  const [base, mine, theirs] = values;
  const { conflicts: fields } = mergeJson(base, mine, theirs);
  const conflict = { file, fields, mine, theirs };
  const chosen = fields.length > 0 ? await settle(conflict) : [];
  const { value } = mergeJson(base, mine, theirs, chosen);
  // Laid out as it is published, so that nothing else of it seems to change.
  const text = value === undefined ? undefined : textWith(texts.theirs ?? texts.mine, value, file);
  return { text, ...(chosen ? {} : { conflict }) };
}

function textWith(text: string | undefined, value: Json, file: string): string {
  const written = text === undefined ? wholeText(value) : minimalText(text, value, file);
  return written.endsWith('\n') ? written : `${written}\n`;
}
