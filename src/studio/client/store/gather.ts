import type { Choices, FileConflict } from '../../shared/merge/conflicts.ts';
import { mergeJson } from '../../shared/merge/merge-json.ts';
import { type Edits, type Json, NO_EDITS } from '../../shared/protocol.ts';
import { ApiError, ask } from './api.ts';
import { beginningsOf, type DiskFiles, hasEdits, nameIn, nameOnDisk } from './edits.ts';
import { NO_HISTORY } from './history.ts';
import { joinFiles } from './join.ts';
import type { LeftWork } from './recovery.ts';
import type { StudioState } from './state.ts';

interface Gathered {
  edits: Edits;
  /** The files below the edits. */
  disk: DiskFiles;
  /** Edited files that were saved elsewhere since, and differ in the same fields. */
  stale: string[];
  /** Of each older window, the files in which it contradicts a newer one. */
  rivals: LeftWork[];
}

/** Reads the files of windows as they are on disk now; of those whose files this site has a place for. */
export async function readLeft(windows: readonly LeftWork[]) {
  const restored: LeftWork[] = [];
  const refusals: string[] = [];
  let files: DiskFiles = {};
  for (const work of windows) {
    const names = [...Object.keys(work.edits.values), ...Object.keys(work.began)];
    try {
      const answer = await ask('open', { files: names });
      files = { ...files, ...answer.files };
      restored.push(work);
    } catch (error) {
      if (!(error instanceof ApiError) || error.mayPass) throw error;
      refusals.push(error.message);
    }
  }
  return { restored, refusals, files };
}

/** Puts together what several windows have not saved, newest first, over the files as they are on disk now. */
export function gatherUnsaved(windows: readonly LeftWork[], onDisk: DiskFiles): Gathered {
  let gathered: Gathered = { edits: NO_EDITS, disk: onDisk, stale: [], rivals: [] };
  for (const work of windows) gathered = addWindow(gathered, work, onDisk);
  return gathered;
}

type Here = Pick<StudioState, 'edits' | 'disk' | 'stale' | 'rivals'>;

/** The same beside what a window has not saved itself, which is the newest. */
export function gatherBeside(here: Here, windows: readonly LeftWork[], files: DiskFiles): Gathered {
  const { edits, disk, stale, rivals } = here;
  const own = { tab: '', site: '', time: 0, edits, began: beginningsOf(edits, disk) };
  const gathered = gatherUnsaved([own, ...windows, ...rivals], { ...disk, ...files });
  return { ...gathered, stale: [...new Set([...stale, ...gathered.stale])] };
}

function addWindow(gathered: Gathered, left: LeftWork, onDisk: DiskFiles): Gathered {
  const unsaved = { edits: left.edits, disk: left.began, history: NO_HISTORY };
  const joined = joinFiles(unsaved, Object.keys({ ...left.began, ...onDisk }), onDisk);
  const work = { ...left, edits: joined.edits, began: beginningsOf(joined.edits, joined.disk) };
  const { edits, undecided } = mergeUnsaved(gathered.edits, work);
  const isTaken = (file: string) =>
    Object.hasOwn(edits.values, file) && !Object.hasOwn(gathered.edits.values, file);
  const taken = Object.entries(work.began).filter(([file]) => isTaken(nameIn(edits, file)));
  const stale = joined.conflicts.map(({ file }) => file).filter(isTaken);
  const rival = { ...work, edits: undecided, began: beginningsOf(undecided, work.began) };
  return {
    edits,
    disk: { ...gathered.disk, ...Object.fromEntries(taken) },
    stale: [...gathered.stale, ...stale],
    rivals: [...gathered.rivals, ...(hasEdits(undecided) ? [rival] : [])],
  };
}

interface MergedWindow {
  edits: Edits;
  conflicts: FileConflict[];
  /** The edits of the other window that wait for somebody's choice. */
  undecided: Edits;
}

/** Merges what another window has not saved into the edits of this one. */
export function mergeUnsaved(mine: Edits, theirs: LeftWork, choices: Choices = {}): MergedWindow {
  const edits = { values: { ...mine.values }, renamed: { ...mine.renamed } };
  const undecided: Edits = { values: {}, renamed: {} };
  const conflicts: FileConflict[] = [];
  /** The old names of files that the other window has renamed, and that keep the name that they have here. */
  const kept = new Set<string>();
  for (const [name, value] of removedLast(theirs.edits)) {
    if (kept.has(name)) continue;
    const onDisk = nameOnDisk(theirs.edits, name);
    const file = nameIn(mine, onDisk);
    if (!Object.hasOwn(mine.values, file)) {
      put(edits, name, { value, onDisk });
      continue;
    }
    if (onDisk !== name) kept.add(onDisk);
    const versions = { mine: mine.values[file] ?? undefined, theirs: value ?? undefined };
    const base = theirs.began[onDisk]?.value;
    const merged = mergeJson(base, versions.mine, versions.theirs, choices[file]);
    if (merged.conflicts.length > 0 && !choices[file]) {
      conflicts.push({ file, fields: merged.conflicts, ...versions });
      put(undecided, name, { value, onDisk });
    } else edits.values[file] = merged.value ?? null;
  }
  return { edits, conflicts, undecided };
}

function put(edits: Edits, name: string, { value, onDisk }: { value: Json; onDisk: string }): void {
  edits.values[name] = value;
  if (onDisk !== name) edits.renamed[name] = onDisk;
}

const removedLast = ({ values }: Edits): [string, Json][] =>
  Object.entries(values).sort(([, a], [, b]) => Number(a === null) - Number(b === null));
