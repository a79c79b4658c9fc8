/**
 * The protocol between the studio's page and the dev server. The page sends JSON objects by POST under
 * `STUDIO_API`; a failed request is answered with `{ error }`, a message for the person. A picture is
 * uploaded to `add-picture?name=`, with the file as the body; the answer is a `PictureAnswer`. What is told
 * of the site, of older versions and of proposals stands in `site.ts`, `versions.ts` and `proposals.ts`.
 */

import { STUDIO } from '../../app/dev/studio-link.ts';
import type { Json, JsonMap } from '../../lib/json.ts';
import type { Wording } from '../../words/message.ts';
import type { CanvasPage } from './canvas-page.ts';
import type { Choices } from './merge/conflicts.ts';
import type {
  FollowAnswer,
  HostedProposalsAnswer,
  ProposalAnswer,
  ProposalChangesAnswer,
  ProposalPageAnswer,
  SendAnswer,
  SentProposal,
} from './proposals.ts';
import type { Sources, StudioBlock, StudioFile, StudioPicture } from './site.ts';
import type { VersionAnswer, VersionsAnswer } from './versions.ts';

export type * from './site.ts';
export type { Json, JsonMap };
export { STUDIO };
/** The document in the canvas: the site's app, rendering the page data that the studio sends it. */
export const CANVAS = `${STUDIO}/canvas`;
export const STUDIO_API = `${STUDIO}/api`;

/**
 * Unsaved changes. Everything that the studio does to site-config/ is held as edits until it is saved, so
 * that one check, one history, one review and one save serve all of it.
 */
export interface Edits {
  /** File -> its new value; null for a removed file. */
  values: Record<string, Json>;
  /** New file -> the file on disk that it continues, when a file is renamed. */
  renamed: Record<string, string>;
}

export const NO_EDITS: Edits = { values: {}, renamed: {} };

export interface StudioProblem {
  severity: 'error' | 'warning';
  code: string;
  file: string;
  pointer: string;
  message: Wording;
  hint?: Wording | undefined;
  /** The key that the object at the pointer lacks. */
  missing?: string | undefined;
  /** Whether the validator can fix it; the request `fix` does so. */
  fixable: boolean;
}

export type Asked<Body, Answer> = { body: Body; answer: Answer };
interface WithEdits {
  edits: Edits;
}

/** The requests that the studio can send, by name. Only `save`, `remove-picture` and those from `follow` to `withdraw` write anything. */
export interface Requests {
  /** What does not change while the studio is open. */
  start: Asked<object, StartAnswer>;
  /** The files, what fields offer to choose from, and the problems. */
  site: Asked<WithEdits, SiteAnswer>;
  /** A page that shows a form, a collection or one of its records; `last` is preferred. */
  showing: Asked<
    WithEdits & { file: string; id?: string | undefined; last?: string | undefined },
    ShowingAnswer
  >;
  /** A new section of a type, which refers to records of this site. */
  example: Asked<WithEdits & { type: string }, ExampleAnswer>;
  /** Files as they are on disk. */
  open: Asked<{ files: readonly string[] }, OpenAnswer>;
  /** The problems, and a page compiled for the canvas. */
  check: Asked<WithEdits & { page?: string | undefined }, CheckAnswer>;
  /** A page as visitors see it at a moment, a day or a day with an hour. */
  'page-at': Asked<WithEdits & { page: string; moment: string }, PageAtAnswer>;
  /** The picture that the build draws of a page for social networks. */
  'social-picture': Asked<WithEdits & { page: string }, SocialPictureAnswer>;
  /** Applies the validator's fix of one problem to the edits. */
  fix: Asked<WithEdits & { file: string; pointer: string; code: string }, FixAnswer>;
  /** `stamps` are those of the texts that the edits began from. */
  save: Asked<WithEdits & { stamps: Record<string, string> }, SaveAnswer>;
  'new-page': Asked<WithEdits & NewPage, PageAnswer>;
  /** Of a collection in `sources.recordCollections`. */
  'new-record': Asked<WithEdits & { collection: string; id: string; value: Json }, PageAnswer>;
  'copy-form': Asked<WithEdits & { from: string; title: string }, PageAnswer>;
  'copy-page': Asked<WithEdits & { file: string; path: string; title: string }, PageAnswer>;
  'rename-page': Asked<WithEdits & { from: string; to: string }, PageAnswer>;
  /** Visitors of `path` are redirected to `to`, if they may know it. */
  'remove-page': Asked<WithEdits & { path: string; to?: string; redirect?: boolean }, PageAnswer>;
  'page-usages': Asked<WithEdits & { path: string }, PageUsagesAnswer>;
  /** `kind` is a collection, "notices" or "forms". */
  'rename-record': Asked<
    WithEdits & { kind: string; from: string; to: string },
    RenameRecordAnswer
  >;
  'record-usages': Asked<WithEdits & { kind: string; id: string }, UsagesAnswer>;
  /** The texts that hold some words, whatever their accents and case; the first of them, at most `most`. */
  'find-texts': Asked<
    WithEdits & { words: string; wholeWords: boolean; most: number },
    FindTextsAnswer
  >;
  /** Other words in all of these texts but those that are left. */
  'replace-texts': Asked<
    WithEdits & { words: string; by: string; wholeWords: boolean; left: readonly TextLocation[] },
    { edits: Edits }
  >;
  /** Fails while a file uses the picture. */
  'remove-picture': Asked<WithEdits & { path: string }, PictureAnswer>;
  /** What saving would change. */
  review: Asked<WithEdits, ReviewAnswer>;
  /** What a file was like, newest first, at most `count` of them and what is saved but in none of them. */
  versions: Asked<{ file: string; count: number }, VersionsAnswer>;
  version: Asked<{ file: string; id: string }, VersionAnswer>;
  /**
   * Asks what others have published, and brings it into the folder by field. `choices` are of what had to be chosen.
   * A program that has changed comes along only if that is agreed to.
   */
  follow: Asked<Partial<Chosen> & { withProgram?: boolean }, FollowAnswer>;
  /** What is saved but not sent, and what was sent before. */
  proposal: Asked<object, ProposalAnswer>;
  /** What a proposal changes, in words. */
  'proposal-changes': Asked<{ branch: string }, ProposalChangesAnswer>;
  /** A page as it would be if only these of the saved files were sent; without any, as it was before. */
  'proposal-page': Asked<{ page: string; sent: readonly string[] }, ProposalPageAnswer>;
  /** What the service that holds the repository tells of past proposals. */
  'hosted-proposals': Asked<object, HostedProposalsAnswer>;
  /**
   * Makes a proposal of the chosen files, or of all that is saved, or adds them to that of a branch, and pushes it
   * if there is a remote.
   */
  send: Asked<
    Partial<Chosen> & {
      title: string;
      branch?: string | undefined;
      files?: readonly string[];
      /** At an address, by an administrator: no proposal, the site itself. */
      publish?: boolean | undefined;
    },
    SendAnswer
  >;
  /** Pushes a proposal that is only on this machine. */
  resend: Asked<{ branch: string }, SentProposal>;
  /** Takes what is published since into a proposal. */
  renew: Asked<Partial<Chosen> & { branch: string }, SendAnswer>;
  /** Deletes a proposal, so that what it changed is unsent again. */
  withdraw: Asked<{ branch: string }, object>;
}

/** Which side stays in each field that was changed here and on the published site. */
interface Chosen {
  choices: Choices;
  at: string;
}

interface NewPage {
  path: string;
  title: string;
  template: string;
  form?: string;
  /** Whether the page gets a copy of that form, of its own. */
  ownForm?: boolean;
  event?: { day: string; from: string; to: string; place: string };
  /** `cards` is the id of a section in `Sources`. */
  case?: { client: string; cards?: string };
  draft: boolean;
}

export interface SiteAnswer {
  name: string;
  lang: string;
  files: StudioFile[];
  sources: Sources;
  problems: StudioProblem[];
}

export interface StartAnswer {
  /** Of the site's folder; another site may be served at the same address later. */
  id: string;
  /** By `$id`, composed. */
  schemas: Record<string, JsonMap>;
  blocks: { sections: StudioBlock[]; fields: StudioBlock[] };
  templates: {
    id: string;
    title: string;
    needsForm: boolean;
    needsEvent: boolean;
    needsCase: boolean;
  }[];
  git: boolean;
  /** How a page names a section that is written once; undefined where none can be. */
  sharing?: { type: string; property: string; collection: string } | undefined;
}

export interface ExampleAnswer {
  section: JsonMap;
}

export interface ShowingAnswer {
  /** The file of the page; absent if none shows it. */
  page?: string | undefined;
  /** The section that shows it, and its type. */
  section?: number | undefined;
  type?: string | undefined;
}

export interface OpenAnswer {
  files: Record<string, OpenedFile>;
}

export interface OpenedFile {
  /** Undefined if the text is not valid JSON. */
  value?: Json | undefined;
  text: string;
  /** A hash of the text. Saving sends it, so that nobody's work is overwritten. */
  stamp: string;
  /** Of a form, the value that visitors know: null for a new one, undefined where git does not tell. */
  published?: Json | undefined;
}

export interface CheckAnswer {
  problems: StudioProblem[];
  /** Absent while the page has errors. */
  page?: CanvasPage | undefined;
}

export interface PageAtAnswer {
  /** The moment, in milliseconds. */
  now: number;
  /** Absent while the page has errors, and if visitors do not see it then. */
  page?: CanvasPage | undefined;
  /** "Entra em 3 de dezembro de 2026" */
  whyNotLive?: Wording | undefined;
}

export interface SocialPictureAnswer {
  /** A `data:` URL; absent while the page has errors. */
  picture?: string | undefined;
}

export interface FixAnswer {
  edits: Edits;
}

export type SaveAnswer =
  | { saved: Record<string, string> /* file -> its new stamp */ }
  | { changed: string[] /* saved elsewhere since they were opened; nothing was written */ }
  | {
      problems: StudioProblem[];
      savable: string[] /* the files that could be saved without the rest */;
    };

export interface PageAnswer {
  edits: Edits;
  /** The file of the new page, or the new name of a renamed file. */
  file?: string | undefined;
  /** Menu entries and cards that only led to a removed page, for a person to decide about. */
  left: { file: string; pointer: string; words: string }[];
}

export interface RenameRecordAnswer {
  edits: Edits;
  file?: string | undefined;
  /** The titles of the files whose references were updated. */
  followed: string[];
}

export interface UsagesAnswer {
  usages: { file: string; pointer: string; words: string }[];
}

export interface PageUsagesAnswer extends UsagesAnswer {
  /** What names the record that the page is made of. */
  named: UsagesAnswer['usages'];
  /** Whether visitors may know the address. */
  isKnown: boolean;
}

interface TextLocation {
  file: string;
  pointer: string;
}

export interface FindTextsAnswer {
  found: FoundText[];
  /** Of all texts, including those that are not in `found`. */
  count: number;
  fields: FoundField[];
}

/** A setting whose label, or value, has the words. */
export interface FoundField extends TextLocation {
  title: string;
  /** "Seção 2 (Cartões) › Título" */
  label: string;
}

export interface FoundText extends FoundField {
  text: string;
  matches: { start: number; end: number }[];
}

export interface PictureAnswer {
  picture: StudioPicture;
  /** What was changed in the picture, in words: "reduzida de 4.000 para 2.000 pixels". */
  done: string[];
}

export interface ReviewAnswer {
  files: {
    file: string;
    title: string;
    /** "Título da abertura: “Antes” → “Depois”". */
    changes: string[];
    diff: string;
  }[];
}
