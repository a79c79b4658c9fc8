/** What the dev server tells the studio of the published site, and of changes that are sent for review. */
import type { Wording } from '../../words/message.ts';
import type { CanvasPage } from './canvas-page.ts';
import type { FileConflict } from './merge/conflicts.ts';

/** What was changed here and on the published site, and has to be chosen. */
export interface MustChoose {
  conflicts: FileConflict[];
  /** The states that they are of. Choices name it, as they hold for no others. */
  at: string;
}

export interface FollowAnswer {
  /** Whether the remote was asked just now; else this is what was known last. */
  isCurrent: boolean;
  /** The files that changed here because others have published them. */
  arrived: string[];
  /** Nothing has arrived yet: first has to be chosen. */
  conflict?: MustChoose;
  /** Why what others have published does not arrive. */
  waits?: Wording;
  /** Whether the program that runs here has changed too. It "waits" until somebody agrees. */
  program?: 'waits' | 'arrived';
}

export interface ProposalAnswer {
  hasRemote: boolean;
  /** Whether the remote was asked just now; else this is what was known last. */
  isCurrent: boolean;
  files: ProposalFile[];
  /** The open proposals that can be added to, newest first. */
  open: { branch: string; title: string }[];
  /** Whether this person may publish at once, here. */
  canPublish?: boolean;
  /** The branch of the one that has changed the same files. */
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

export interface ProposalChangesAnswer {
  files: {
    file: string;
    title: string;
    what: ProposalFile['what'];
    /** Of a text that was there before and is after: each field with what it was and is. */
    changes: string[];
  }[];
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
  /** Whether it was made here, is open, and nobody else has gone on with it. */
  canWithdraw?: boolean;
  /** Whether this person may put it on the published site here. */
  canPublish?: boolean;
  /** Who made it, if it is another person. */
  author?: string;
  /** Whether the published site has changed in the same places since, so that git cannot put both together. */
  isOutdated?: boolean;
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

export interface SentProposal {
  branch: string;
  commit: string;
  pushed: boolean;
  /** Whether it is no proposal, but on the published site. */
  isPublished?: boolean;
  pullRequestUrl?: string | undefined;
  /** What could not be done and why, in words. */
  notes: string[];
}

/** Nothing was sent if something has to be chosen first. */
export type SendAnswer = SentProposal | MustChoose;
