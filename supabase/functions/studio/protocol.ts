/** What the studio asks of the function, and what it is answered. States are words of data: the studio says them. */

/** A file as it is to be. Without `text` and `base64` it is removed. */
export interface Change {
  /** The blob that the change began from; null for a file that was not there. */
  was: string | null;
  text?: string;
  /** A picture. */
  base64?: string;
}

/** A branch of a proposal, as it was seen last: nothing is done to it if it has moved since. */
export interface ProposalTip {
  branch: string;
  tip: string;
}

export interface Send {
  /** Of this intent: whoever asks again with the same one makes no second proposal. */
  id: string;
  title: string;
  /** All that the proposal changes of the published site, not what is new in it alone. */
  changes: Record<string, Change>;
  /** The proposal that these become; without it, a new one. */
  proposal?: ProposalTip;
  /** For an administrator: no proposal, the site itself. */
  publish?: boolean;
}

/** The body of a request is one of these with its name as `do`. */
export interface Requests {
  head: object;
  /** Of one commit, so that nothing but content can be read. */
  texts: { commit: string; shas: string[] };
  file: { commit: string; sha: string };
  history: { file: string; count: number };
  version: { commit: string; file: string };
  send: Send;
  proposals: object;
  /** What one changes, for whoever may go on with it. */
  proposal: ProposalTip;
  withdraw: ProposalTip;
  publish: ProposalTip;
  deploy: { commit: string };
}

export interface Person {
  id: string;
  name: string;
  email: string;
  role: 'editor' | 'sales' | 'admin';
}

export interface HeadAnswer {
  status: 'ok';
  commit: string;
  branch: string;
  /** Of `site-config/` and `public/`. */
  files: Record<string, { sha: string; size: number }>;
  /** Whether the function was made for a site with other schemas or blocks: it has to be deployed again. */
  isOutdated: boolean;
  person: Person;
}

/** Why a file is not taken. */
export type Fault =
  /** Its path is none of content, or none that every system can write. */
  | 'path'
  /** It differs from a file that is there in upper and lower case alone. */
  | 'case'
  /** It is, or stands in, a symbolic link or another repository, or a file is where its folder would be. */
  | 'place'
  | 'too-large'
  /** Its bytes are not those of a picture of this name. */
  | 'picture'
  /** A drawing with something that is not on the list of what drawings may have. */
  | 'drawing'
  /** It is to be removed and is not there. */
  | 'missing'
  /** A text that is no Unicode. */
  | 'text';

export interface Refusal {
  file: string;
  fault: Fault;
}

/** As the validator tells it; messages are data of the catalogues. */
export interface FoundProblem {
  severity: 'error' | 'warning';
  code: string;
  file: string;
  line: number;
  column: number;
  pointer: string;
  message: unknown;
  hint?: unknown;
}

export interface Proposal extends ProposalTip {
  title: string;
  state: 'open' | 'published' | 'withdrawn';
  /** When it last changed, ISO 8601. */
  at: string;
  /** Where it is discussed. */
  url: string;
  /** Undefined if their account was deleted, or if it was not made by the studio. */
  author?: { name: string; isMe: boolean };
}

/** What has become of a commit at the host. */
export type DeployState = 'unknown' | 'waiting' | 'building' | 'live' | 'failed';

export type Answer =
  | HeadAnswer
  | { status: 'ok'; texts: Record<string, string> }
  | { status: 'ok'; base64: string }
  | {
      status: 'ok';
      versions: { commit: string; author: string; at: string; title: string }[];
      hasMore: boolean;
    }
  | { status: 'ok'; text: string | null }
  | { status: 'ok'; proposals: Proposal[] }
  /** `base` is the commit that the changes began from. */
  | { status: 'ok'; changes: Record<string, Change>; base: string }
  | { status: 'ok'; deploy: DeployState; url?: string }
  | ({ status: 'proposed'; commit: string; url: string } & ProposalTip)
  | { status: 'published'; commit: string }
  | { status: 'withdrawn' }
  /** The published site is so already. */
  | { status: 'same'; commit: string }
  /** Somebody else has changed these files. The studio merges, and asks again. */
  | { status: 'moved'; commit: string; files: Record<string, string | null> }
  /** Somebody has gone on with the branch; this is where it is now. */
  | ({ status: 'tip-moved' } & ProposalTip)
  | { status: 'invalid'; problems: FoundProblem[]; isOutdated: boolean }
  | { status: 'refused'; refusals: Refusal[] }
  /** It is published, withdrawn or deleted, or it changes more than content. */
  | { status: 'over' | 'not-content' | 'not-there' }
  | { status: Failure; retryAfter?: number };

/** Asked wrongly, not allowed, or not now. */
export type Failure =
  | 'malformed'
  | 'signed-out'
  | 'denied'
  | 'too-large'
  | 'too-many'
  | 'outdated'
  | 'busy'
  | 'failed';

/** Upper bounds. */
export const MOST = {
  /** Of a request, in bytes; a picture takes a third more in it than in its file. */
  body: 12_000_000,
  text: 1_000_000,
  picture: 5_000_000,
  drawing: 500_000,
  files: 100,
  shas: 200,
  versions: 100,
  title: 200,
};
