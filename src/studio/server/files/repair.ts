import { applyEdits } from '../../../content/edit/file-change.ts';
import { NO_EDITS } from '../../shared/protocol.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { parseJson } from './text-files.ts';

/** One fix may reveal the next error. */
const MAX_STEPS = 100;

/** Applies the validator's fixes until the text is valid JSON; returns it unchanged if they do not suffice. */
export function repair(workspace: Workspace, file: string, text: string): string {
  let current = text;
  for (let step = 0; step < MAX_STEPS; step += 1) {
    if (parseJson(current) !== undefined) return current;
    const { problems, site } = workspace.loader(NO_EDITS)(new Map([[file, current]]));
    const fix = problems.find((problem) => problem.file === file && problem.fix)?.fix;
    const entry = site.entries.find((candidate) => candidate.file === file);
    if (!fix || !entry) return text;
    current = applyEdits(entry.text, fix);
  }
  return text;
}
