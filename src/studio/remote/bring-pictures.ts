import { bytesOf } from '../../../supabase/functions/studio/base64.ts';
import { shaIn, withDrafts } from './copy.ts';
import type { DraftTable, StoredRow } from './draft-table.ts';
import type { Remote } from './published.ts';
import { pictureDraft, textDraft } from './text-draft.ts';

/** Shows a file of this browser as if it were published; without bytes, it is hidden again. */
export type Show = (path: string, bytes: BlobPart | undefined) => Promise<void>;

/**
 * Saves pictures of another browser here, as if they had been added or removed here. Resolves to those that were not:
 * something else has their name here, or in what is published.
 */
export async function bringPictures(
  { kept }: Remote,
  table: DraftTable,
  rows: readonly StoredRow[],
  show: Show,
): Promise<string[]> {
  const refused: string[] = [];
  for (const { file, was, text, picture } of rows) {
    const base64 = picture === null ? undefined : await table.picture(file);
    // It was sent or discarded there meanwhile.
    if (picture !== null && base64 === undefined) continue;
    const draft =
      base64 === undefined
        ? await textDraft({ was, text: text ?? undefined })
        : { was, ...(await pictureDraft(base64)) };
    const isHere = await kept.change(async (copy) => {
      const here = shaIn(copy, file);
      if (here !== draft.sha && here !== was) return [copy, false];
      return [here === was ? withDrafts(copy, { [file]: draft }) : copy, true];
    });
    const bytes = base64 === undefined ? (text ?? undefined) : bytesOf(base64);
    if (isHere) await show(file.slice('public'.length), bytes);
    else refused.push(file);
  }
  return refused;
}
