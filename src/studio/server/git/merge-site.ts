import { minimalText, wholeText } from '../../../content/edit/write-json.ts';
import { parsedOrUndefined } from '../../../content/read/json/strict-value.ts';
import type { FileConflict, Side } from '../../shared/merge/conflicts.ts';
import { mergeJson } from '../../shared/merge/merge-json.ts';
import type { Json } from '../../shared/protocol.ts';
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

/** Which sides are to be taken, in the order of the fields; undefined where somebody has to be asked. */
export type Settle = (
  conflict: FileConflict,
) => readonly Side[] | undefined | Promise<readonly Side[] | undefined>;

/** What both have changed stays as it is in `mine`. */
export const MINE: Settle = () => [];

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
  const values = sides.map((text) => (text === undefined ? undefined : parsedOrUndefined(text)));
  const isJson =
    file.endsWith('.json') &&
    values.every((value, at) => value !== undefined || sides[at] === undefined);
  if (!isJson) return mergeWhole(root, versions, settle);
  const [before, my, their] = values;
  const { conflicts: fields } = mergeJson(before, my, their);
  const conflict = { file, fields, mine: my, theirs: their };
  const chosen = fields.length > 0 ? await settle(conflict) : [];
  const { value } = mergeJson(before, my, their, chosen);
  const entry = mine ?? theirs;
  if (value === undefined || !entry) return { merged: undefined };
  // Laid out as it is published, so that nothing else of it seems to change.
  const id = await storeText(root, await textWith(sides[2] ?? sides[1], value, file));
  return { merged: { ...entry, id }, ...(chosen ? {} : { conflict }) };
}

const textWith = async (text: string | undefined, value: Json, file: string): Promise<string> => {
  const written = text === undefined ? wholeText(value) : minimalText(text, value, file);
  return written.endsWith('\n') ? written : `${written}\n`;
};

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
