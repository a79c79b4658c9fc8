import { editsOf } from '../json/edits-of.ts';
import { treeOf } from '../json/parse.ts';
import { lineIndex, offsetOf } from '../json/positions.ts';
import type { Finding, Problem } from '../words/problem.ts';

/** The position of a finding in a text, and the edits that fix it. */
export type Spot = Pick<Problem, 'line' | 'column' | 'fix'>;

/** Gives what is found in a text its line and column. */
export function locator(file: string, text: string): (finding: Finding) => Problem {
  const spotOf = spotFinder(file, text);
  return (finding) => problemAt(file, finding, spotOf(finding));
}

export function spotFinder(file: string, text: string): (finding: Finding) => Spot {
  let positionAt: ReturnType<typeof lineIndex> | undefined;
  let tree: ReturnType<typeof treeOf>;
  return (finding) => {
    // Most files have no problem, so the tree of positions is grown on demand.
    positionAt ??= lineIndex(text);
    if (finding.offset === undefined) tree ??= treeOf(text);
    const spot: Spot = positionAt(Math.min(offsetOf(finding, tree, text), text.length));
    const edits = finding.fix && editsOf(finding.fix, finding, tree, text);
    if (edits) spot.fix = edits.map((edit) => ({ file, ...edit }));
    return spot;
  };
}

export function problemAt(file: string, finding: Finding, { line, column, fix }: Spot): Problem {
  const { code, message, hint, missing, severity = 'error', pointer = '' } = finding;
  const problem: Problem = { severity, code, file, line, column, pointer, message };
  if (hint !== undefined) problem.hint = hint;
  if (missing !== undefined) problem.missing = missing;
  if (fix) problem.fix = fix;
  if (fix && finding.guess) problem.guess = true;
  if (finding.explains) problem.explains = true;
  return problem;
}
