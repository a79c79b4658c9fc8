import type { Edits } from '../../shared/protocol.ts';
import type { Studio } from '../studio.ts';
import { textOnDisk } from './json-text.ts';
import { mended } from './mended.ts';
import { minimalText, newText } from './write-json.ts';

export interface FileText {
  file: string;
  /** On the disk, byte order mark included; undefined where there is none. */
  before: string | undefined;
  /** Undefined for one that goes. */
  after: string | undefined;
}

/** The texts that edits come to, each with as little changed as can be. */
export const textsOf = (studio: Studio, { values, renamed }: Edits): Promise<FileText[]> =>
  Promise.all(
    Object.entries(values).map(async ([file, value]): Promise<FileText> => {
      const before = textOnDisk(studio, file);
      if (value === null) return { file, before, after: undefined };
      const from = renamed[file] ? textOnDisk(studio, renamed[file]) : before;
      const after =
        from === undefined
          ? await newText(value, file)
          : await minimalText(mended(studio, file, from), value, file);
      return { file, before, after };
    }),
  );
