import { applyEdits } from '../../../content/edit/file-change.ts';
import { NO_EDITS } from '../../shared/protocol.ts';
import type { Studio } from '../studio.ts';
import { readValue } from './json-text.ts';

/** One repair may bring the next in sight. */
const MOST_STEPS = 100;

/** A text that does not parse with its certain repairs made; as it is where they do not suffice. */
export function mended(studio: Studio, file: string, text: string): string {
  let now = text;
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (readValue(now) !== undefined) return now;
    const { problems, site } = studio.loader(NO_EDITS)(new Map([[file, now]]));
    const fix = problems.find((one) => one.file === file && one.fix)?.fix;
    const entry = site.entries.find((one) => one.file === file);
    if (!fix || !entry) return text;
    now = applyEdits(entry.text, fix);
  }
  return text;
}
