import type { SentIcon } from '../../app/dev/gallery/gallery-data.ts';
import type { AccountDrafts } from './account-drafts.ts';
import type { Links } from './links.ts';
import type { PictureAnswer, Requests } from './protocol.ts';
import type { UploadWatch } from './upload-watch.ts';
import type { PASSED_ON } from './workspace.ts';

/** Where the window is: behind the dev server, or at an address of the site. What one of them cannot do is undefined. */
export interface Host {
  /** Answers what the worker does not. Rejects with a `Failure`. */
  ask<Name extends (typeof PASSED_ON)[number]>(
    name: Name,
    body: Requests[Name]['body'],
  ): Promise<Requests[Name]['answer']>;
  startWorker(): Worker;
  /** The document in the canvas: the site's app, rendering the page data that it is sent. */
  canvas: string;
  icons(): Promise<SentIcon[]>;
  /** The address of a drawing of an icon. */
  iconUrl(name: string): string | Promise<string>;
  /** Checks, cleans and writes a picture to the folder of uploads, at once. */
  addPicture?: ((file: File, watch: UploadWatch) => Promise<PictureAnswer>) | undefined;
  /** Whether it draws the pictures of pages for social networks. */
  hasSocialPictures: boolean;
  remote?: RemoteHost | undefined;
}

/** What there is only at an address. */
export interface RemoteHost {
  /** Leads to where one signs in. */
  signIn: string;
  /** Whether the session has ended, so that nothing more is answered. */
  hasEnded(): boolean;
  /** How many proposals of others this person may publish. */
  waiting(): number;
  /** Of `hasEnded`, `waiting` and `deploy`. */
  subscribe(listener: () => void): () => void;
  /** For an administrator: puts a proposal on the published site. */
  publish(branch: string): Promise<void>;
  /** What has become of what was published here last. */
  deploy(): Deploy | undefined;
  dismissDeploy(): void;
  drafts: AccountDrafts;
  links: Links;
}

export interface Deploy {
  commit: string;
  state: 'unknown' | 'waiting' | 'building' | 'live' | 'failed';
  url?: string | undefined;
  /** Whether nothing more is asked. */
  isOver: boolean;
}

/** Some things are called otherwise where no folder and no server of one's own is behind the window. */
export const isRemote = (): boolean => host().remote !== undefined;

let current: Host | undefined;

/** Called once, before anything is asked. */
export function setHost(host: Host): void {
  current = host;
}

export function host(): Host {
  if (!current) throw new Error('setHost is to be called first');
  return current;
}
