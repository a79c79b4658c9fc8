import type { Edits } from '../../shared/protocol.ts';
import type { Workspace } from '../workspace/workspace.ts';
import { repair } from './repair.ts';
import { parseJson, textOnDisk } from './text-files.ts';
import { minimalText, newText } from './write-json.ts';

export interface FileText {
  file: string;
  /** On disk, including a byte order mark; undefined if there is no such file. */
  before: string | undefined;
  /** Undefined if the file is removed. */
  after: string | undefined;
}

/** The texts of the edited files, each with as few changes as possible. */
export const editedTexts = (
  workspace: Workspace,
  { values, renamed }: Edits,
): Promise<FileText[]> =>
  Promise.all(
    Object.entries(values).map(async ([file, value]): Promise<FileText> => {
      const before = textOnDisk(workspace, file);
      if (value === null) return { file, before, after: undefined };
      const from = renamed[file] ? textOnDisk(workspace, renamed[file]) : before;
      const old = from === undefined ? undefined : repair(workspace, file, from);
      // Nothing can be kept of a text that cannot be read; an old version takes its place.
      const isReadable = old !== undefined && parseJson(old) !== undefined;
      const after = isReadable ? await minimalText(old, value, file) : await newText(value, file);
      return { file, before, after };
    }),
  );
