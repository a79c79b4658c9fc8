/** What the dev server tells the studio of changes that are sent for review. */
import type { CanvasPage } from './canvas-page.ts';

export interface ProposalAnswer {
  hasRemote: boolean;
  /** Whether the remote was asked just now; else this is what was known last. */
  isCurrent: boolean;
  files: ProposalFile[];
  /** The title of the proposal that the next one is added to. */
  continues?: string | undefined;
  past: PastProposal[];
}

/** A file that is saved but not sent. */
export interface ProposalFile {
  file: string;
  /** The title of a page, or the name of a picture. */
  title: string;
  what: 'new' | 'changed' | 'removed';
  /** The file of a page that shows it. */
  page?: string;
  /** A new file of public/ that nothing shows. */
  isUnused?: boolean;
}

export interface ProposalPageAnswer {
  /** Absent if there is no such page, or it has errors. */
  page?: CanvasPage | undefined;
}

export interface PastProposal {
  branch: string;
  title: string;
  /** An ISO date and time. */
  date: string;
  /** "local" was not pushed, or not all of it; "accepted" is in the published branch; "removed" is on the remote no more. */
  state: 'local' | 'sent' | 'accepted' | 'removed';
  /** The page of the proposal, if it can still be discussed. */
  url?: string;
}

export interface HostedProposalsAnswer {
  proposals: Record<string, HostedProposal>;
  /** Why nothing could be told, in words. */
  note?: string;
}

export interface HostedProposal {
  /** Where it is discussed. */
  url?: string | undefined;
  /** The site with the proposal in it. */
  preview?: string | undefined;
  state: 'open' | 'approved' | 'changes-requested' | 'accepted' | 'refused';
  /** The last ones that people wrote. */
  comments: { author: string; text: string; date: string }[];
}

export interface SendAnswer {
  branch: string;
  commit: string;
  pushed: boolean;
  pullRequestUrl?: string | undefined;
  /** What could not be done and why, in words. */
  notes: string[];
}
