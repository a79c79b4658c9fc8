import type { FileConflict } from '../../shared/merge/conflicts.ts';
import { mergeTexts, type Settle } from '../../shared/merge/merge-texts.ts';
import { gitOutput } from './run-git.ts';
import {
  type Differences,
  differences,
  type Entry,
  renames,
  storeText,
  textOfEntry,
  treeWith,
} from './trees.ts';

/** Trees or commits. */
interface Versions {
  base: string;
  mine: string;
  theirs: string;
}

interface MergedSite {
  /** The tree of `theirs`, with what `mine` has changed in the site's files. */
  tree: string;
  /** What has to be asked. The tree has `mine` there. */
  conflicts: FileConflict[];
}

interface FileVersions {
  file: string;
  base: Entry | undefined;
  mine: Entry | undefined;
  theirs: Entry | undefined;
}

/** Merges two versions of the site: by file, and by field where both changed one. */
export async function mergeSite(
  root: string,
  { base, mine, theirs }: Versions,
  settle: Settle,
): Promise<MergedSite> {
  if (base === theirs) return { tree: mine, conflicts: [] };
  const ours = await differences(root, base, mine);
  if (ours.size === 0) return { tree: theirs, conflicts: [] };
  const others = await differences(root, base, theirs);
  const moved = await followRenames(root, { base, mine, theirs }, { ours, others });
  const entries = new Map<string, Entry | undefined>(moved.gone.map((file) => [file, undefined]));
  const conflicts: FileConflict[] = [];
  for (const versions of moved.files) {
    const { merged, conflict } = await mergeFile(root, versions, settle);
    entries.set(versions.file, merged);
    if (conflict) conflicts.push(conflict);
  }
  return { tree: await treeWith(root, theirs, entries), conflicts };
}

interface Sides {
  ours: Differences;
  others: Differences;
}

/** Pairs the versions of each file that `mine` has changed, also of one that a side has renamed. */
async function followRenames(
  root: string,
  { base, mine, theirs }: Versions,
  { ours, others }: Sides,
): Promise<{ files: FileVersions[]; gone: string[] }> {
  const isRemoved = (change?: { after: Entry | undefined }) => change && !change.after;
  const isUnequal = [...ours].some(([file, change]) => {
    const other = others.get(file);
    return other && isRemoved(change) !== isRemoved(other);
  });
  const [byMe, byThem] = isUnequal
    ? [await renames(root, base, mine), await renames(root, base, theirs)]
    : [new Map<string, string>(), new Map<string, string>()];
  const gone: string[] = [];
  const files: FileVersions[] = [];
  const taken = new Set<string>();
  for (const [file, { before, after }] of ours) {
    const other = others.get(file);
    const theirName = byThem.get(file);
    const myName = byMe.get(file);
    if (after && other && !other.after && theirName && !ours.has(theirName)) {
      const renamed = others.get(theirName)?.after;
      files.push({ file: theirName, base: before, mine: after, theirs: renamed });
      gone.push(file);
    } else if (!after && other?.after && myName && !others.has(myName)) {
      const renamed = ours.get(myName)?.after;
      files.push({ file: myName, base: before, mine: renamed, theirs: other.after });
      gone.push(file);
      taken.add(myName);
    } else files.push({ file, base: before, mine: after, theirs: other ? other.after : before });
  }
  const isLeft = ({ file, base: old }: FileVersions) => old !== undefined || !taken.has(file);
  return { files: files.filter(isLeft), gone };
}

interface MergedFile {
  merged: Entry | undefined;
  conflict?: FileConflict;
}

async function mergeFile(
  root: string,
  versions: FileVersions,
  settle: Settle,
): Promise<MergedFile> {
  const { file, base, mine, theirs } = versions;
  if (mine?.id === theirs?.id || base?.id === theirs?.id) return { merged: mine };
  if (base?.id === mine?.id) return { merged: theirs };
  const sides = await Promise.all(
    [base, mine, theirs].map((entry) => entry && textOfEntry(root, entry)),
  );
  const [before, my, their] = sides;
  const merged = await mergeTexts({ file, base: before, mine: my, theirs: their }, settle);
  if (!merged) return mergeWhole(root, versions, settle);
  const { text, conflict } = merged;
  const entry = mine ?? theirs;
  if (text === undefined || !entry) return { merged: undefined };
  const id = await storeText(root, text);
  return { merged: { ...entry, id }, ...(conflict && { conflict }) };
}

/** Of a picture, or a text that cannot be read, one side stays. */
async function mergeWhole(
  root: string,
  { file, mine, theirs }: FileVersions,
  settle: Settle,
): Promise<MergedFile> {
  const [my, their] = await Promise.all([mine, theirs].map((entry) => sizeOf(root, entry)));
  const field = { pointer: '', mine: my, theirs: their, isOrder: false };
  const conflict = { file, fields: [field], mine: my, theirs: their };
  const chosen = await settle(conflict);
  return {
    merged: chosen?.[0] === 'theirs' ? theirs : mine,
    ...(chosen ? {} : { conflict }),
  };
}

/** "12,345 bytes" is all that can be told of it in words. */
async function sizeOf(root: string, entry: Entry | undefined): Promise<string | undefined> {
  if (!entry) return undefined;
  const bytes = Number(await gitOutput({}, root, 'cat-file', '-s', entry.id));
  return `${Math.ceil(bytes / 1024)} kB`;
}
