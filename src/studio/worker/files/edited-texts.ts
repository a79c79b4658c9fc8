import { applyEdits } from '../../../content/edit/file-change.ts';
import { minimalText, wholeText } from '../../../content/edit/write-json.ts';
import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import { type Edits, NO_EDITS } from '../../shared/protocol.ts';
import type { OpenSite } from '../open-site.ts';

export interface FileText {
  file: string;
  /** As it is saved, including a byte order mark; undefined if there is no such file. */
  before: string | undefined;
  /** Undefined if the file is removed. */
  after: string | undefined;
}

/** The texts of the edited files, each with as few changes as possible. */
export const editedTexts = (opened: OpenSite, { values, renamed }: Edits): FileText[] =>
  Object.entries(values).map(([file, value]): FileText => {
    const before = opened.textOf(file);
    if (value === null) return { file, before, after: undefined };
    const from = renamed[file] ? opened.textOf(renamed[file]) : before;
    const old = from === undefined ? undefined : repairText(opened, file, from);
    // Nothing can be kept of a text that cannot be read; an old version takes its place.
    const isReadable = old !== undefined && parsedOrUndefined(old) !== undefined;
    const after = isReadable ? minimalText(old, value, file) : wholeText(value);
    return { file, before, after };
  });

/** One fix may reveal the next error. */
const MAX_STEPS = 100;

/** Applies the validator's fixes until the text is valid JSON; returns it unchanged if they do not suffice. */
export function repairText(opened: OpenSite, file: string, text: string): string {
  let current = text;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (parsedOrUndefined(current) !== undefined) return current;
    const { problems, site } = opened.loader(NO_EDITS)(new Map([[file, current]]));
    const fix = problems.find((problem) => problem.file === file && problem.fix)?.fix;
    const entry = site.entries.find((candidate) => candidate.file === file);
    if (!fix || !entry) return text;
    current = applyEdits(entry.text, fix);
  }
  return text;
}
