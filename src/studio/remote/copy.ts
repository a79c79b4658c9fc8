import type { HeadAnswer } from '../../../supabase/functions/studio/protocol.ts';

/** A file as it was saved here, and not published. */
export interface Draft {
  /** The blob that it began from; null for a file that was not there. */
  was: string | null;
  /** The text of that. */
  base?: string | undefined;
  /** The blob that it is; null for a file that is removed. */
  sha: string | null;
  size: number;
  text?: string | undefined;
  /** Of a picture. */
  base64?: string | undefined;
}

export type Drafts = Readonly<Record<string, Draft>>;

/** A proposal that was sent from this browser, and may be gone on with here. */
export interface SentHere {
  title: string;
  tip: string;
  /** All that it changes of the published site, as it is now. */
  drafts: Drafts;
  /** The blobs of the published site that it was sent over. */
  over: Readonly<Record<string, string | null>>;
}

export type Head = Omit<HeadAnswer, 'status'>;

/** All that this browser keeps of a site for a person: the published state that is known, and what is not published. */
export interface Copy {
  head?: Head;
  drafts: Drafts;
  /** By branch. */
  sent: Readonly<Record<string, SentHere>>;
  /** Of a send whose answer was not heard: asked again with it, the function makes nothing twice. */
  intent?: { id: string; of: string } | undefined;
}

export const NO_COPY: Copy = { drafts: {}, sent: {} };

/** The blob of a file as it stands here; null if there is none. */
export const shaIn = ({ head, drafts }: Copy, file: string): string | null =>
  Object.hasOwn(drafts, file) ? (drafts[file]?.sha ?? null) : publishedSha(head, file);

export const publishedSha = (head: Head | undefined, file: string): string | null =>
  head && Object.hasOwn(head.files, file) ? (head.files[file]?.sha ?? null) : null;

/** With other drafts; what is as the published site has it is none. */
export function withDrafts(copy: Copy, changed: Readonly<Record<string, Draft | undefined>>): Copy {
  const drafts: Record<string, Draft> = { ...copy.drafts };
  for (const [file, draft] of Object.entries(changed)) {
    if (!draft || draft.sha === publishedSha(copy.head, file)) delete drafts[file];
    else drafts[file] = draft;
  }
  return { ...copy, drafts };
}
