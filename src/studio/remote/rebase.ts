import type { FileConflict } from '../shared/merge/conflicts.ts';
import { MINE, mergeTexts, type Settle } from '../shared/merge/merge-texts.ts';
import { type Copy, type Draft, type Drafts, type Head, publishedSha, withDrafts } from './copy.ts';
import { textDraft } from './text-draft.ts';

/** What was published meanwhile of what was sent from here: its drafts were accepted, as they were or changed. */
export type Accepted = readonly Drafts[];

interface Rebased {
  copy: Copy;
  /** The files that changed here because others have published them. */
  arrived: string[];
  /** What has to be asked; the copy has what stands here. */
  conflicts: FileConflict[];
}

interface News {
  head: Head;
  /** The published text of a file. */
  textOf(file: string): Promise<string | undefined>;
  accepted: Accepted;
  settle: Settle;
}

/** Puts what is not published on the published site as it is now: by field, where both have changed a file. */
export async function rebased(copy: Copy, news: News): Promise<Rebased> {
  const { head, accepted } = news;
  const drafts: Record<string, Draft | undefined> = {};
  const conflicts: FileConflict[] = [];
  for (const [file, draft] of Object.entries(copy.drafts)) {
    const taken = accepted.map((one) => one[file]).find((one) => one !== undefined);
    // Who accepted it may have changed it: that is news, and no contradiction.
    if (taken && taken.sha === draft.sha) drafts[file] = undefined;
    else {
      const mine = taken ? { ...draft, was: taken.sha, base: taken.text } : draft;
      const { merged, conflict } = await mergedDraft(file, mine, news);
      drafts[file] = merged;
      if (conflict) conflicts.push(conflict);
    }
  }
  const sent = await Promise.all(
    Object.entries(copy.sent).map(async ([branch, proposal]) => {
      const own: Record<string, Draft> = {};
      for (const [file, draft] of Object.entries(proposal.drafts)) {
        const { merged } = await mergedDraft(file, draft, { ...news, settle: MINE });
        if (merged) own[file] = merged;
      }
      return [branch, { ...proposal, drafts: own }] as const;
    }),
  );
  const after = withDrafts({ ...copy, head, sent: Object.fromEntries(sent) }, drafts);
  const files = new Set([...Object.keys(copy.head?.files ?? {}), ...Object.keys(head.files)]);
  const isNews = (file: string) =>
    publishedSha(copy.head, file) !== publishedSha(head, file) &&
    copy.drafts[file]?.sha !== publishedSha(head, file);
  return { copy: after, arrived: [...files].filter(isNews), conflicts };
}

async function mergedDraft(
  file: string,
  draft: Draft,
  { head, textOf, settle }: News,
): Promise<{ merged: Draft; conflict?: FileConflict }> {
  const was = publishedSha(head, file);
  if (was === draft.was) return { merged: draft };
  if (was === draft.sha) return { merged: draft };
  const theirs = await textOf(file);
  const merged = await mergeTexts({ file, base: draft.base, mine: draft.text, theirs }, settle);
  if (merged) {
    const { text, conflict } = merged;
    return { merged: await textDraft({ was, base: theirs, text }), ...(conflict && { conflict }) };
  }
  return mergedWhole(file, draft, { was, theirs, settle });
}

interface Theirs {
  was: string | null;
  theirs: string | undefined;
  settle: Settle;
}

/** Of a picture, or a text that cannot be read, one side stays. */
async function mergedWhole(file: string, draft: Draft, { was, theirs, settle }: Theirs) {
  const told = (isThere: boolean) => (isThere ? file : undefined);
  const [mine, other] = [told(draft.sha !== null), told(was !== null)];
  const field = { pointer: '', mine, theirs: other, isOrder: false };
  const conflict = { file, fields: [field], mine, theirs: other };
  const chosen = await settle(conflict);
  const kept = { ...draft, was, base: theirs };
  if (!chosen) return { merged: kept, conflict };
  return { merged: chosen[0] === 'theirs' ? { ...kept, sha: was } : kept };
}
