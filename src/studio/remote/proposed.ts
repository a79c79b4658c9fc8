import type { ProposedText } from '../shared/workspace.ts';
import type { Draft } from './copy.ts';
import { proposalNamed } from './proposals.ts';
import type { Remote } from './published.ts';
import { pictureDraft, textDraft } from './text-draft.ts';

interface Proposed {
  title: string;
  tip: string;
  /** All that it changes of the published site that it was made from. */
  drafts: Record<string, Draft>;
}

/** What a proposal changes, also one that was sent from another browser, or by another person. */
export async function proposedBy(remote: Remote, branch: string): Promise<Proposed> {
  const { tip, title } = await proposalNamed(remote, branch);
  const { changes, base } = await remote.ask.read('proposal', { branch, tip });
  const shas = Object.entries(changes).flatMap(([file, { was }]) => (isText(file) && was) || []);
  const { texts } = await remote.ask.read('texts', { commit: base, shas: [...new Set(shas)] });
  const drafts: Record<string, Draft> = {};
  for (const [file, { was, text, base64 }] of Object.entries(changes)) {
    const of = { was, base: was === null ? undefined : texts[was] };
    drafts[file] =
      base64 === undefined
        ? await textDraft({ ...of, text })
        : { ...of, ...(await pictureDraft(base64)) };
  }
  return { title, tip, drafts };
}

const isText = (file: string): boolean => /\.(json|svg)$/i.test(file);

export async function proposedTexts(
  remote: Remote,
  branch: string,
): Promise<{ files: ProposedText[] }> {
  const { drafts } = await proposedBy(remote, branch);
  const files = Object.entries(drafts).map(([file, { was, base, sha, text }]) => ({
    file,
    before: was === null ? undefined : (base ?? ''),
    after: sha === null ? undefined : (text ?? ''),
  }));
  return { files };
}
