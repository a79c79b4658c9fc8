import type { Ask } from './ask.ts';
import { type Copy, type Head, publishedSha } from './copy.ts';
import type { Kept } from './kept.ts';

/** What the parts of a workspace at an address work with. */
export interface Remote {
  ask: Ask;
  kept: Kept;
}

/** Of a request, as the function takes them. */
const MOST_SHAS = 200;

/** The published site as the function tells it now. */
export async function askHead({ ask }: Remote): Promise<Head> {
  const { status: _, ...head } = await ask.read('head', {});
  return head;
}

/** What this browser has of the site, with a published state: it is asked for once, then by `follow`. */
export async function copyOf(remote: Remote): Promise<Copy & { head: Head }> {
  const copy = await remote.kept.copy();
  if (copy.head) return { ...copy, head: copy.head };
  const head = await askHead(remote);
  return remote.kept.change(async (before) => {
    const after = { ...before, head: before.head ?? head };
    return [after, after];
  });
}

/** Texts of the published site, by their blobs: those that are not kept are asked for, and kept. */
export async function textsOf(
  { ask, kept }: Remote,
  { commit }: Head,
  shas: readonly string[],
): Promise<Map<string, string>> {
  const found = await kept.texts(shas);
  const missing = [...new Set(shas)].filter((sha) => !found.has(sha));
  for (let at = 0; at < missing.length; at += MOST_SHAS) {
    const some = missing.slice(at, at + MOST_SHAS);
    const { texts } = await ask.read('texts', { commit, shas: some });
    await kept.keepTexts(texts);
    for (const [sha, text] of Object.entries(texts)) found.set(sha, text);
  }
  return found;
}

/** The published text of a file; undefined if there is none. */
export async function publishedText(
  remote: Remote,
  head: Head,
  file: string,
): Promise<string | undefined> {
  const sha = publishedSha(head, file);
  return sha === null ? undefined : (await textsOf(remote, head, [sha])).get(sha);
}
