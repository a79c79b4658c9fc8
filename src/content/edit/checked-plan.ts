import type { Load } from '../index.ts';
import type { LinkUse } from '../read/site/link-uses.ts';
import type { Site } from '../read/site/site.ts';
import type { Problem } from '../read/words/problem.ts';
import { CannotEdit, type Changes, draftsOf, type FileChange, fileChanges } from './file-change.ts';

/** An edit of the site, checked and not yet made. */
export interface Plan {
  changes: FileChange[];
  /** Links that a person has to decide about; until then the redirect serves them. */
  left: LinkUse[];
}

/** Upper bound of the errors in one message. */
const MOST = 5;

/**
 * Makes a plan of changes, after the validator has read the site as it would be.
 * Throws CannotEdit when there would be an error that there is not today.
 */
export function checkedPlan(
  load: Load,
  site: Site,
  changes: Changes,
  left: LinkUse[] = [],
): { plan: Plan; after: Site } {
  const planned = fileChanges(site, changes);
  const before = new Set(load().problems.map(nameOf));
  const { problems, site: after } = load(draftsOf(planned));
  const fresh = problems.filter(
    (problem) => problem.severity === 'error' && !before.has(nameOf(problem)),
  );
  // An address that cannot be one makes every link to it wrong too.
  const cause = fresh.filter(({ pointer }) => pointer === '/path');
  if (fresh.length > 0)
    throw new CannotEdit(
      (cause.length > 0 ? cause : fresh).slice(0, MOST).map(sentence).join('\n'),
    );
  return { plan: { changes: planned, left }, after };
}

const nameOf = ({ file, code, pointer, message }: Problem) =>
  [file, code, pointer, message].join('\n');

const sentence = ({ message, hint }: Problem) => (hint ? `${message} ${hint}` : message);
