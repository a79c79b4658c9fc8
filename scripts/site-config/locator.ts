import type { ConfigFile } from './config-file.ts';
import { editsOf } from './json/edits-of.ts';
import { treeOf } from './json/parse.ts';
import { lineIndex, offsetOf } from './json/positions.ts';
import type { Problem } from './problem.ts';

/** Gives what is found in a text its line and column. */
export function locator(file: string, text: string): ConfigFile['locate'] {
  let places: ReturnType<typeof lineIndex> | undefined;
  let tree: ReturnType<typeof treeOf>;
  return (finding) => {
    const { code, message, hint, severity = 'error', pointer = '' } = finding;
    // Most files have no problem, so the tree of positions is grown on demand.
    places ??= lineIndex(text);
    if (finding.offset === undefined) tree ??= treeOf(text);
    const place = places(Math.min(offsetOf(finding, tree, text), text.length));
    const problem: Problem = { severity, code, file, ...place, pointer, message };
    if (hint !== undefined) problem.hint = hint;
    const edits = finding.fix && editsOf(finding.fix, finding, tree, text);
    if (edits) problem.fix = edits.map((edit) => ({ file, ...edit }));
    return problem;
  };
}
