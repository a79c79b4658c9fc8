import { parseTree } from 'jsonc-parser';
import type { Wording } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';
import type { Drafts, Load } from '../index.ts';
import { editsOf } from '../read/json/edits-of.ts';
import type { ConfigFile } from '../read/site/config-file.ts';
import type { LinkUse } from '../read/site/link-uses.ts';
import type { Site } from '../read/site/site.ts';
import type { Finding, Fix, Problem, TextEdit } from '../read/words/problem.ts';

/** A file of site-config/ as it is and as it is to be. */
export interface FileChange {
  file: string;
  /** Undefined for a file to create. */
  before: string | undefined;
  /** Undefined for a file to remove. */
  after: string | undefined;
  /** The new name of a renamed file. */
  renamedTo?: string | undefined;
}

/** Changes of a site, before they are applied to the texts of its files. */
export interface Changes {
  edits?: readonly TextEdit[];
  /** Name -> text. */
  created?: Readonly<Record<string, string>>;
  /** Old name -> new name. */
  renamed?: Readonly<Record<string, string>>;
  removed?: readonly string[];
}

/** The edits of one text made at once; they may not overlap. */
export function applyEdits(
  text: string,
  edits: readonly Pick<TextEdit, 'offset' | 'length' | 'text'>[],
): string {
  let done = text;
  let from = text.length;
  for (const edit of [...edits].sort((a, b) => b.offset - a.offset)) {
    if (edit.offset + edit.length > from) throw new Error('Edits overlap');
    from = edit.offset;
    done = done.slice(0, from) + edit.text + done.slice(from + edit.length);
  }
  return done;
}

/** Sorted by file. */
export function fileChanges(site: Site, changes: Changes): FileChange[] {
  const { edits = [], created = {}, renamed = {}, removed = [] } = changes;
  const touched = new Set([...edits.map(({ file }) => file), ...Object.keys(renamed), ...removed]);
  const byFile = new Map<string, TextEdit[]>();
  for (const edit of edits) byFile.set(edit.file, [...(byFile.get(edit.file) ?? []), edit]);
  const existing = writtenFiles(site).flatMap((entry): FileChange[] => {
    const { file } = entry;
    if (!touched.has(file)) return [];
    const { text } = entry;
    const own = distinct(byFile.get(file) ?? []);
    const after = removed.includes(file) ? undefined : applyEdits(text, own);
    return [{ file, before: text, after, renamedTo: renamed[file] }];
  });
  const added = Object.entries(created).map(([file, after]) => ({
    file,
    before: undefined,
    after,
  }));
  return [...existing, ...added].sort((a, b) => (a.file < b.file ? -1 : 1));
}

/** Without the pages that are made of records, which have the files of those. */
export const writtenFiles = ({ entries }: Pick<Site, 'entries'>): readonly ConfigFile[] =>
  entries.filter(({ ofRecord }) => !ofRecord);

/** Many pages that are made by one template lead to one edit of it. */
const distinct = (edits: readonly TextEdit[]): TextEdit[] => [
  ...new Map(edits.map((edit) => [`${edit.offset} ${edit.length} ${edit.text}`, edit])).values(),
];

/** The changes as validator and writer accept them: each file name with its new content. */
export function draftsOf(changes: readonly FileChange[]): Drafts {
  return new Map(
    changes.flatMap(({ file, after, renamedTo }): [string, string | undefined][] =>
      renamedTo === undefined
        ? [[file, after]]
        : [
            [file, undefined],
            [renamedTo, after],
          ],
    ),
  );
}

/** The text edits that apply a fix at a finding's position in a file; of a made page, where that is written. */
export const editEntry = (
  entry: Pick<ConfigFile, 'file' | 'text' | 'ofRecord'> & Partial<Pick<ConfigFile, 'locate'>>,
  fix: Fix,
  position: Pick<Finding, 'pointer' | 'inside'> = {},
): TextEdit[] | undefined => {
  const { file, text, ofRecord, locate } = entry;
  if (ofRecord && locate) return locate({ code: '', message: '', fix, ...position }).fix;
  return editsOf(fix, position, treeOf(text), text)?.map((edit) => ({ file, ...edit }));
};

let last: { text: string; tree: ReturnType<typeof parseTree> } | undefined;

/** Parsed once for all edits of a file, which come one after the other. */
function treeOf(text: string): ReturnType<typeof parseTree> {
  if (last?.text !== text) last = { text, tree: parseTree(text) };
  return last.tree;
}

/** A text after fixes, one after the other; a fix of what the text does not have changes nothing. */
export const withFixes = (text: string, fixes: readonly [pointer: string, fix: Fix][]): string =>
  fixes.reduce(
    (now, [pointer, fix]) => applyEdits(now, editsOf(fix, { pointer }, parseTree(now), now) ?? []),
    text,
  );

/** An edit that is not done, and what to do instead. */
export class CannotEdit extends UserError {
  constructor(
    wording: Wording,
    /** That the edit would cause. */
    readonly problems: readonly Problem[] = [],
  ) {
    super(wording);
  }
}

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
  const before = load().problems;
  const { problems, site: after } = load(draftsOf(planned));
  const fresh = freshErrors(before, problems);
  // An address that cannot be one makes every link to it wrong too.
  const cause = fresh.filter(({ pointer }) => pointer === '/path');
  if (fresh.length > 0)
    throw new CannotEdit(
      (cause.length > 0 ? cause : fresh)
        .slice(0, MOST)
        .flatMap(({ message, hint }, index) => [index > 0 ? '\n' : undefined, message, hint]),
      fresh,
    );
  return { plan: { changes: planned, left }, after };
}

/** The errors that there were not before; one in an item of a list that has moved is the same. */
function freshErrors(before: readonly Problem[], after: readonly Problem[]): Problem[] {
  const causes = (problems: readonly Problem[]) => new Set(problems.map(causeOf));
  const [known, left] = [causes(before), causes(after)];
  const inItem = (problem: Problem) =>
    causeOf({ ...problem, pointer: problem.pointer.replace(/\/\d+(?=\/|$)/g, '/-') });
  const gone = before.filter((problem) => !left.has(causeOf(problem))).map(inItem);
  return after.filter((problem) => {
    if (problem.severity !== 'error' || known.has(causeOf(problem))) return false;
    const moved = gone.indexOf(inItem(problem));
    if (moved >= 0) gone.splice(moved, 1);
    return moved < 0;
  });
}

/** What a problem is, wherever its line has moved to. */
export const causeOf = ({ file, code, pointer, message }: Problem) =>
  [file, code, pointer, JSON.stringify(message)].join('\n');
