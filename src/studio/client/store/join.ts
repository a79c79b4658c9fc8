import { enumerated } from '../../../words/message.ts';
import { t } from '../../../words/reader.ts';
import type { Choices, FileConflict, Side } from '../../shared/merge/conflicts.ts';
import { mergeJson } from '../../shared/merge/merge-json.ts';
import type { Edits, Json, OpenedFile } from '../../shared/protocol.ts';
import type { DiskFiles } from './edits.ts';
import { fileValue, nameIn, withoutUnchanged } from './edits.ts';
import { type History, mapHistory } from './history.ts';

interface Unsaved {
  edits: Edits;
  disk: DiskFiles;
  history: History;
}

/** A file that another has saved. */
export interface JoinedFile {
  file: string;
  /** Its values with the edits. */
  before: Json | undefined;
  after: Json | undefined;
  /** Whether edits of other fields were kept. */
  isMerged: boolean;
}

interface Joined extends Unsaved {
  files: JoinedFile[];
  conflicts: FileConflict[];
  /** Files that cannot be read as they are now on disk. */
  unreadable: string[];
}

/**
 * Takes files as they are on disk now below the edits, and below the history, so that an undo takes back
 * nothing that another did. A file with conflicts is left as it was, unless its choices are given.
 */
export function joinFiles(
  unsaved: Unsaved,
  names: readonly string[],
  onDisk: DiskFiles,
  choices: Choices = {},
): Joined {
  let joined: Joined = { ...unsaved, files: [], conflicts: [], unreadable: [] };
  for (const name of names)
    if (onDisk[name]?.stamp !== unsaved.disk[name]?.stamp)
      joined = joinFile(joined, name, onDisk[name], choices);
  return { ...joined, edits: withoutUnchanged(joined.edits, joined.disk) };
}

function joinFile(
  joined: Joined,
  name: string,
  opened: OpenedFile | undefined,
  choices: Choices,
): Joined {
  const { edits, disk } = joined;
  const file = nameIn(edits, name);
  const isEdited = Object.hasOwn(edits.values, file);
  if (isEdited && opened && opened.value === undefined)
    return { ...joined, unreadable: [...joined.unreadable, name] };
  const base = disk[name]?.value;
  const theirs = opened?.value;
  const mine = edits.values[file] ?? undefined;
  const { conflicts: fields } = mergeJson(base, mine, theirs);
  if (isEdited && fields.length > 0 && !choices[file])
    return { ...joined, conflicts: [...joined.conflicts, { file, fields, mine, theirs }] };
  const mergeIn = mergerOf(name, base, theirs);
  const { [name]: _, ...others } = disk;
  const next = {
    disk: opened ? { ...others, [name]: opened } : others,
    edits: mergeIn(edits, choices[file]),
  };
  const [before, after] = [joined, next].map((state) => fileValue(state.edits, state.disk, file));
  return {
    ...joined,
    ...next,
    history: mapHistory(joined.history, (past) => mergeIn(past)),
    files: [...joined.files, { file, before, after, isMerged: isEdited && fields.length === 0 }],
  };
}

/** Merges what another did to a file into edits that began from `base`. */
function mergerOf(name: string, base: Json | undefined, theirs: Json | undefined) {
  /** The steps of the history share most of their values. */
  const cache = new Map<Json | undefined, Json | undefined>();
  return (edits: Edits, choices?: readonly Side[]): Edits => {
    const file = nameIn(edits, name);
    if (!Object.hasOwn(edits.values, file)) return edits;
    const mine = edits.values[file] ?? undefined;
    const value = choices
      ? mergeJson(base, mine, theirs, choices).value
      : (cache.get(mine) ?? mergeJson(base, mine, theirs).value);
    if (!choices) cache.set(mine, value);
    return { ...edits, values: { ...edits.values, [file]: value ?? null } };
  };
}

/** What is told of files in which nothing can be joined. */
export const unreadableText = (files: readonly string[]) =>
  t('studio/store:unreadable', { files: enumerated(files) });
