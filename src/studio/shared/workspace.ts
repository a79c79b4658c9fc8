/**
 * What the studio asks of where a site's files are kept: a folder with git, behind the dev server, or a repository far
 * away. Plain JSON both ways. Everything else it thinks by itself, in its worker.
 */
import type { CachedPage } from '../../content/check/incremental/cached-page.ts';
import type { PictureUse } from '../../content/compile/resources.ts';
import type { FolderEntry } from '../../content/read/files/site-files.ts';
import type { PictureFault } from '../../content/read/site/machine.ts';
import type { BrokenBlock } from '../../content/read/words/problem.ts';
import type { Samples } from '../../content/read/words/samples.ts';
import type { IconShape, PictureSize } from '../../ui/data/types.ts';
import type { Catalogue } from '../../words/words.ts';
import type { ProposalAnswer, ProposalFile } from './proposals.ts';
import type { Asked, Json, JsonMap, Requests, StudioPicture } from './protocol.ts';

/** The requests of the studio that a workspace answers as they are. */
export const PASSED_ON = [
  ...['social-picture', 'follow', 'hosted-proposals', 'send', 'resend', 'renew', 'withdraw'],
] as const satisfies readonly (keyof Requests)[];

type PassedOn = (typeof PASSED_ON)[number];

export const isPassedOn = (name: keyof Requests): name is PassedOn =>
  (PASSED_ON as readonly string[]).includes(name);

export interface WorkspaceRequests extends Pick<Requests, PassedOn> {
  setup: Asked<object, SiteSetup>;
  /** Every file of site-config/ and public/. */
  list: Asked<object, Listing>;
  /** Files of site-config/, whole; those that are not there are left out. */
  texts: Asked<{ files: readonly string[] }, Texts>;
  facts: Asked<{ questions: readonly Question[] }, { answers: unknown[] }>;
  /** Writes all of the changes or none. */
  write: Asked<{ changes: readonly Change[] }, WriteAnswer>;
  /** Fails while a saved file uses the picture. */
  'remove-picture': Asked<{ path: string }, object>;
  /** What a file was like, newest first, at most `count` of them. */
  versions: Asked<{ file: string; count: number }, KeptVersions>;
  version: Asked<{ file: string; id: string }, { text: string }>;
  proposal: Asked<object, KeptProposal>;
  /** All that a proposal changes of the site that it was made from. */
  'proposed-texts': Asked<{ branch: string }, { files: ProposedText[] }>;
  /** What the saved files that are not among `sent` were before; null for one that was not there. */
  'proposal-files': Asked<{ sent: readonly string[] }, { values: Record<string, Json> }>;
}

export type Workspace = {
  [Name in keyof WorkspaceRequests]: (
    body: WorkspaceRequests[Name]['body'],
  ) => Promise<WorkspaceRequests[Name]['answer']>;
};

/** What does not change with the site's files, but with its language and what is installed. */
export interface SiteSetup {
  /** As in `Listing`. */
  setup: string;
  /** Of the site's folder; another site may be served at the same address later. */
  id: string;
  git: boolean;
  /** As they are written, by `$id`: by these files are checked. */
  schemas: Record<string, JsonMap>;
  broken: BrokenBlock[];
  /** The same compiled, for `checksOf`, or the address of a module that has it: without it the worker compiles them. */
  quickChecks?: string | { module: string };
  /** Composed, in the reader's words; their examples, which are copied into the site, in the site's. */
  readable: Record<string, JsonMap>;
  words: Record<'reader' | 'site', { language: string; catalogue: Catalogue; ofSite: string }>;
  /** Texts of templates, by name. */
  templates: Record<string, string>;
  /** Type of a section -> the URL of its picture. */
  thumbnails: Record<string, string>;
  icons: string[];
  /** By language. */
  samples: Record<string, Samples>;
  variables: Record<string, string | undefined>;
  /** The moment for which the site is shown, where it is not the present. */
  now?: string | undefined;
}

export interface Listing {
  /** Another one after each change of a file. */
  at: string;
  /** Another one where the setup is. */
  setup: string;
  entries: ListedFile[];
}

export interface ListedFile {
  file: string;
  kind: FolderEntry['kind'];
  /** Of a file of site-config/: of its text alone. */
  stamp: string;
  size: number;
}

export interface Texts {
  texts: Record<string, FileText>;
  /** What was found out about the pages and records among them that have no errors: it spares checking them again. */
  checked?: Record<string, CachedPage>;
}

/** With its byte order mark; the bytes, in Base64, where it is not UTF-8. */
export type FileText = string | { bytes: string };

/** What is to be known of files that the studio does not have, and of the machine; each with its answer. */
export interface Facts {
  /** Addresses that visitors know, each with the file of its page, or ''; null where nothing tells. */
  published: () => [path: string, file: string][] | null;
  /** The text of a file as visitors know it, null for a new one; null where git does not tell. */
  'published-text': (file: string) => { text: string | null } | null;
  'came-to-be': (file: string) => number;
  'missing-fonts': (family: string) => string[];
  /** The characters of an installed family, as CSS says them. */
  'font-ranges': (family: string) => string | null;
  'icon-shapes': (name: string) => IconShape[];
  // Of files of public/, by their path from the site's folder; null for one that is not there.
  'picture-fault': (file: string) => PictureFault | null;
  /** What a check reads in it: by the name of `oncePerFile`. */
  found: (file: string, finder: string) => unknown;
  /** As a page shows it; null for one that cannot be opened, too. */
  picture: (file: string, use: PictureUse) => PictureSize | null;
  'picture-size': (file: string) => Pick<StudioPicture, 'width' | 'height' | 'bytes'> | null;
}

export type Question = readonly [name: keyof Facts, ...given: unknown[]];

export interface Change {
  file: string;
  /** Of the text that it began from; undefined if there was no file. */
  stamp?: string | undefined;
  /** Undefined for a file to remove. */
  text?: string | undefined;
}

export type WriteAnswer =
  | { saved: Record<string, string> /* file -> its new stamp */ }
  | { changed: string[] /* others since they were read; nothing was written */ };

export interface KeptVersions {
  /** Without what is saved. One more than was asked for, if there is one. */
  versions: KeptVersion[];
}

export interface KeptVersion {
  id: string;
  author: string;
  /** An ISO date and time. */
  date: string;
  title: string;
  /** What the file was called then. */
  file: string;
  /** '' if it was removed. */
  text: string;
}

/** The texts are '' for what is no text, a picture. */
export interface ProposedText {
  file: string;
  /** Undefined if there was no file. */
  before?: string | undefined;
  /** Undefined if it is removed. */
  after?: string | undefined;
}

export interface KeptProposal extends Omit<ProposalAnswer, 'files'> {
  files: Pick<ProposalFile, 'file' | 'what'>[];
}
