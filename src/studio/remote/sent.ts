import { parsedOrUndefined } from '../../content/read/json/strict-value.ts';
import { sameJson } from '../../lib/same-json.ts';
import { MINE, mergeTexts } from '../shared/merge/merge-texts.ts';
import type { Copy, Draft } from './copy.ts';
import { textDraft } from './text-draft.ts';

/** A file as the open proposals have it together, the first ones first; undefined if none changes it. */
export async function sentDraft(
  { sent }: Copy,
  file: string,
  but?: string,
): Promise<Draft | undefined> {
  let all: Draft | undefined;
  for (const [branch, { drafts }] of Object.entries(sent)) {
    const own = drafts[file];
    if (!own || branch === but) continue;
    const texts = { file, base: own.base, mine: own.text, theirs: all?.text };
    const merged = all && (await mergeTexts(texts, MINE));
    all = merged ? await textDraft({ ...own, text: merged.text }) : own;
  }
  return all;
}

/** What is saved and in no open proposal. */
export async function unsentFiles(copy: Copy): Promise<string[]> {
  const files = Object.keys(copy.drafts).sort();
  const areSent = await Promise.all(files.map((file) => isSent(copy, file)));
  return files.filter((_, at) => !areSent[at]);
}

async function isSent(copy: Copy, file: string): Promise<boolean> {
  const draft = copy.drafts[file];
  const sent = await sentDraft(copy, file);
  if (!sent || !draft || sent.sha === draft.sha) return sent?.sha === draft?.sha;
  // Two proposals may lay out the same differently.
  const [one, other] = [sent.text, draft.text].map((text) => text && parsedOrUndefined(text));
  return one !== undefined && sameJson(one, other);
}
