import type { Change } from '../../../supabase/functions/studio/protocol.ts';
import { MINE, mergeTexts } from '../shared/merge/merge-texts.ts';
import { type Copy, type Draft, type Drafts, publishedSha } from './copy.ts';
import { sentDraft } from './sent.ts';
import { textDraft } from './text-draft.ts';

/**
 * What a proposal becomes with the chosen files. What other proposals of this person have changed in them is left out by field:
 * each proposal stands on the published site, and on no other.
 */
export async function chosenDrafts(
  copy: Copy,
  files: readonly string[],
  branch: string | undefined,
): Promise<Drafts> {
  const own = branch === undefined ? {} : (copy.sent[branch]?.drafts ?? {});
  const chosen: Record<string, Draft> = { ...own };
  for (const file of files) {
    const draft = copy.drafts[file];
    if (draft) chosen[file] = await withoutOthers(copy, { file, draft, branch });
  }
  // One that was taken back.
  const isChange = ([file, { sha }]: [string, Draft]) => sha !== publishedSha(copy.head, file);
  return Object.fromEntries(Object.entries(chosen).filter(isChange));
}

interface Chosen {
  file: string;
  draft: Draft;
  branch: string | undefined;
}

async function withoutOthers(copy: Copy, { file, draft, branch }: Chosen): Promise<Draft> {
  const other = await sentDraft(copy, file, branch);
  if (!other) return draft;
  const { was, base, text } = draft;
  const merged = await mergeTexts({ file, base: other.text, mine: text, theirs: base }, MINE);
  return merged ? textDraft({ was, base, text: merged.text }) : draft;
}

/** As the function takes them. */
export const changesOf = (drafts: Drafts): Record<string, Change> =>
  Object.fromEntries(
    Object.entries(drafts).map(([file, { was, sha, text, base64 }]): [string, Change] => [
      file,
      {
        was,
        ...(sha !== null && (base64 === undefined ? { text: text ?? '' } : { base64 })),
      },
    ]),
  );
