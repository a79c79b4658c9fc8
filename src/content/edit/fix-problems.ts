import type { Drafts, Load, Loaded } from '../index.ts';
import type { Problem, TextEdit } from '../read/words/problem.ts';
import { applyEdits, causeOf, type FileChange, writtenFiles } from './file-change.ts';

interface Fixed {
  changes: FileChange[];
  /** The fixed problems, in the order of the fixes. */
  fixed: Problem[];
}

interface State {
  drafts: Drafts;
  loaded: Loaded;
  fixed: Problem[];
}

/** Applies each fix that leaves the site with less wrong in it, as the validator finds it. */
export function fixProblems(load: Load): Fixed {
  const before = load();
  let state: State = { drafts: new Map(), loaded: before, fixed: [] };
  state = attemptAll(load, state) ?? state;
  const refused = new Set<string>();
  for (;;) {
    const next = state.loaded.problems.find(
      (problem, _, all) => isCertain(problem, all) && !refused.has(nameOf(problem)),
    );
    if (!next) break;
    const better = attempt(load, state, next);
    if (better) state = better;
    else refused.add(nameOf(next));
  }
  const entries = new Map(writtenFiles(before.site).map((entry) => [entry.file, entry]));
  const changes = [...state.drafts].map(([file, after]) => ({
    file,
    before: entries.get(file)?.text,
    after,
  }));
  return { changes: changes.sort((a, b) => (a.file < b.file ? -1 : 1)), fixed: state.fixed };
}

/** Upper bound of rounds: a fix may reveal the next problem of the same text or value. */
const MOST_STEPS = 100;

const isNextOf = (problem: Problem, first: Problem) =>
  problem.file === first.file &&
  problem.pointer === first.pointer &&
  isSyntax(problem) === isSyntax(first);

function attempt(load: Load, from: State, problem: Problem): State | undefined {
  let state = from;
  let next: Problem | undefined = problem;
  for (let step = 0; next && step < MOST_STEPS; step += 1) {
    const drafts = withEdits(state, next.fix ?? []);
    const loaded = load(drafts);
    state = { drafts, loaded, fixed: [...state.fixed, next] };
    if (isLess(weight(loaded), weight(from.loaded))) return state;
    next = loaded.problems.find(
      (other, _, all) => isCertain(other, all) && isNextOf(other, problem),
    );
  }
  return undefined;
}

/**
 * All fixes at once, which a wrong menu link on a thousand pages needs: kept when each of those
 * problems is gone and no other has come.
 */
function attemptAll(load: Load, from: State): State | undefined {
  const before = from.loaded.problems;
  const fixed = before.filter((problem) => isCertain(problem, before) && !isSyntax(problem));
  const edits = fixed.flatMap(({ fix = [] }) => fix);
  if (edits.length === 0 || overlap(edits)) return undefined;
  const drafts = withEdits(from, edits);
  const loaded = load(drafts);
  const left = new Set(before.filter((problem) => !fixed.includes(problem)).map(causeOf));
  return loaded.problems.every((problem) => left.has(causeOf(problem)))
    ? { drafts, loaded, fixed }
    : undefined;
}

const overlap = (edits: readonly TextEdit[]) =>
  [...edits]
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.offset - b.offset))
    .some(
      ({ file, offset }, index, all) =>
        index > 0 && all[index - 1]?.file === file && endOf(all[index - 1]) > offset,
    );

const endOf = (edit: TextEdit | undefined) => (edit ? edit.offset + edit.length : 0);

function withEdits({ drafts, loaded }: State, all: readonly TextEdit[]): Drafts {
  const changed = new Map(drafts);
  for (const entry of writtenFiles(loaded.site)) {
    const edits = all.filter(({ file }) => file === entry.file);
    if (edits.length > 0) changed.set(entry.file, applyEdits(entry.text, edits));
  }
  return changed;
}

/** Only a person makes a fix that is a guess, or takes away what an error beside it may have made seem idle. */
export const isCertain = (problem: Problem, all: readonly Problem[]) =>
  problem.fix !== undefined &&
  !problem.guess &&
  !(isRemoval(problem) && all.some((other) => isErrorBeside(other, problem)));

const isRemoval = ({ fix = [] }: Problem) => fix.every(({ text }) => text === '');

/** An error of the same object: of one of its properties, or of one that it lacks. */
const isErrorBeside = (other: Problem, problem: Problem) =>
  other !== problem &&
  other.severity === 'error' &&
  other.file === problem.file &&
  [other.pointer, holderOf(other.pointer)].includes(holderOf(problem.pointer));

const holderOf = (pointer: string) => pointer.replace(/\/[^/]*$/, '');

const isSyntax = ({ code }: Problem) => code.startsWith('json-');

/** Syntax errors count most, because other errors are found only after they are fixed. */
function weight({ problems }: Loaded): number[] {
  const errors = problems.filter(({ severity }) => severity === 'error');
  return [errors.filter(isSyntax).length, errors.length, problems.length];
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  const differing = a.findIndex((count, index) => count !== b[index]);
  return differing >= 0 && (a[differing] ?? 0) < (b[differing] ?? 0);
}

const nameOf = (problem: Problem) => [causeOf(problem), problem.line, problem.column].join('\n');
