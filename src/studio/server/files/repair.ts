import { applyEdits } from '../../../content/edit/file-change.ts';
import { NO_EDITS } from '../../shared/protocol.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { parseJson } from './text-files.ts';

/** One fix may reveal the next error. */
const MAX_STEPS = 100;

/** Applies the validator's fixes until the text is valid JSON; returns it unchanged if they do not suffice. */
export function repair(workspace: Workspace, file: string, text: string): string {
  let now = text;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (parseJson(now) !== undefined) return now;
    const { problems, site } = workspace.loader(NO_EDITS)(new Map([[file, now]]));
    const fix = problems.find((one) => one.file === file && one.fix)?.fix;
    const entry = site.entries.find((one) => one.file === file);
    if (!fix || !entry) return text;
    now = applyEdits(entry.text, fix);
  }
  return text;
}
