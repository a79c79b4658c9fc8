import { MOST } from '../../../supabase/functions/studio/protocol.ts';
import { parsedOrUndefined } from '../../content/read/json/strict-value.ts';
import type { Elsewhere, Unsaved } from '../shared/account-drafts.ts';
import type { OpenedFile } from '../shared/protocol.ts';
import type { Copy } from './copy.ts';
import type { StoredRow, WrittenRow } from './draft-table.ts';
import { copyOf, type Remote, textsOf } from './published.ts';
import { unsentFiles } from './sent.ts';

/** Longest name that the table takes. */
const LONGEST_NAME = 200;

/** All of this browser that is not sent: those that are saved, and over them what windows have not saved. */
export async function rowsHere(copy: Copy, unsaved: readonly Unsaved[]): Promise<WrittenRow[]> {
  const rows = [...(await savedRows(copy)), ...unsaved.flatMap((work) => unsavedRows(copy, work))];
  return [...new Map(rows.map((row) => [row.file, row])).values()].filter(
    ({ file, text }) => file.length <= LONGEST_NAME && new Blob([text ?? '']).size <= MOST.text,
  );
}

const savedRows = async (copy: Copy): Promise<WrittenRow[]> =>
  (await unsentFiles(copy)).map((file) => {
    const { was = null, sha = null, text = null, base64 = null } = copy.drafts[file] ?? {};
    return { file, was, text, picture: base64 === null ? null : sha, base64 };
  });

const unsavedRows = ({ drafts }: Copy, { edits, began }: Unsaved): WrittenRow[] =>
  Object.entries(edits.values).flatMap(([file, value]) => {
    const was = drafts[file] ? drafts[file].was : (began[file]?.stamp ?? null);
    const text = value === null ? null : `${JSON.stringify(value, null, 2)}\n`;
    // A new file that was removed again is nothing.
    return was !== null || text !== null ? { file, was, text, picture: null, base64: null } : [];
  });

/** Of a file that no form edits, a drawing too. */
export const isPicture = ({ file }: StoredRow): boolean => file.startsWith('public/');

/** Rows as a window would have left them; undefined without any. */
export async function leftIn(
  remote: Remote,
  rows: readonly StoredRow[],
): Promise<Elsewhere | undefined> {
  if (rows.length === 0) return undefined;
  const pictures = rows.filter(isPicture).map(({ file }) => file);
  const { head } = await copyOf(remote);
  const published = new Set(Object.values(head.files).map(({ sha }) => sha));
  const begun = rows.flatMap(({ was }) => was ?? []);
  const known = new Map([
    ...(await remote.kept.texts(begun)),
    ...(await textsOf(
      remote,
      head,
      begun.filter((sha) => published.has(sha)),
    )),
  ]);
  const values: Record<string, OpenedFile['value']> = {};
  const began: Record<string, OpenedFile> = {};
  for (const { file, was, text } of rows.filter((row) => !isPicture(row))) {
    values[file] = text === null ? null : parsedOrUndefined(text);
    const base = was === null ? undefined : known.get(was);
    // Without the text that it began from, all that differs is asked.
    if (was !== null && base !== undefined)
      began[file] = { value: parsedOrUndefined(base), text: base, stamp: was };
  }
  const time = Math.max(...rows.map(({ updated_at }) => Date.parse(updated_at)));
  const read = Object.entries(values).flatMap(([file, value]) =>
    value === undefined ? [] : [[file, value] as const],
  );
  return { edits: { values: Object.fromEntries(read), renamed: {} }, began, time, pictures };
}
