/**
 * What the studio's page and the dev server say to each other. The page asks by POST under
 * `STUDIO_API`, with a JSON object; a refusal is `{ error }`, a sentence for the person.
 */
import { STUDIO } from '../../app/dev/studio-link.ts';

export { STUDIO };
/** The document of the canvas: the site's app, showing what it is handed. */
export const CANVAS = `${STUDIO}/tela`;
export const STUDIO_API = `${STUDIO}/api`;

export type Json = null | boolean | number | string | Json[] | JsonMap;
export type JsonMap = { [key: string]: Json };

/**
 * The files that are to be other than on the disk. Everything that the studio does to site-config/
 * is one of these until it is saved, so that it can be checked, undone, reviewed and kept.
 */
export interface Edits {
  /** File -> its whole value; null for a file to be removed. */
  values: Record<string, Json>;
  /** New file -> the file on the disk whose text it continues, where a file gets another name. */
  renamed: Record<string, string>;
}

export const NO_EDITS: Edits = { values: {}, renamed: {} };

/** A problem as the validator tells it, at a field. */
export interface StudioProblem {
  severity: 'error' | 'warning';
  code: string;
  file: string;
  /** JSON pointer in the file; '' is the whole file. */
  pointer: string;
  message: string;
  hint?: string | undefined;
  /** Whether the validator knows for certain what puts it right; `correct` does it. */
  fixable: boolean;
}

export type PageState = 'draft' | 'scheduled' | 'published' | 'expired' | 'broken';

/** One file of site-config/, with the edits. */
export interface StudioFile {
  file: string;
  kind: 'page' | 'form' | 'collection' | 'single';
  /** "contato" of forms/contato.json. */
  name: string;
  /** As Portuguese calls it: the page's title, "Menus", "Casos". */
  title: string;
  /** `$id` of its schema. */
  schema: string;
  /** Of a page. */
  path?: string | undefined;
  state?: PageState | undefined;
  /** When it comes or goes, in words: "entra no ar em 03/12/2026 (quinta-feira)". */
  stateText?: string | undefined;
  errors: number;
}

/** What the fields of a form choose from. */
export interface Sources {
  pages: { path: string; title: string; anchors: { id: string; title: string }[] }[];
  pictures: StudioPicture[];
  /** Paths of public/, by `refersTo`: "video", "captions". */
  files: Record<string, string[]>;
  /** `forms`, `notices` and each collection -> what there is of it. */
  records: Record<string, StudioRecord[]>;
  /** Colours of theme.json -> value. */
  colors: Record<string, string>;
  /** Lists of links in navigation.json that have room: pointer, and what a person calls the list. */
  menus: { id: string; title: string }[];
  /** Of the site: what a moment is in that says no other. */
  timeZone: string;
}

export interface StudioRecord {
  id: string;
  /** What it is called. */
  title: string;
  /** Of what is seldom meant: what it is, to stand last under. */
  group?: string | undefined;
}

export interface StudioPicture {
  /** "/imagens/firewall.svg". */
  path: string;
  /** CSS pixels; 0 where it cannot be told. */
  width: number;
  height: number;
  bytes: number;
  /** Files of site-config/ that show it. */
  usedIn: string[];
}

/** A section or form field that can be inserted. */
export interface StudioBlock {
  type: string;
  title: string;
  description: string;
  /** Folded words to find it by. */
  words: string;
  /** Address of a thumbnail; none for a form's field. */
  picture?: string | undefined;
}

/** `site`: all that the studio needs to show where it is. Request: `{ edits }`. */
export interface SiteAnswer {
  name: string;
  lang: string;
  files: StudioFile[];
  sources: Sources;
  problems: StudioProblem[];
}

/** `start`: what does not change while the studio is open. Request: `{}`. */
export interface StartAnswer {
  /** By `$id`, as under schema/. */
  schemas: Record<string, JsonMap>;
  blocks: { sections: StudioBlock[]; fields: StudioBlock[] };
  /** id -> what a new page of it is for. */
  templates: { id: string; title: string; needsForm: boolean; needsEvent: boolean }[];
  git: boolean;
}

/** `example`: a section to write over, which names what is on this site. Request: `{ edits, type }`. */
export interface ExampleAnswer {
  section: JsonMap;
}

/** `open`: the files as they are on the disk. Request: `{ files }`. */
export interface OpenAnswer {
  files: Record<string, OpenedFile>;
}

export interface OpenedFile {
  /** Undefined for a text that is no JSON. */
  value?: Json | undefined;
  text: string;
  /** Of the text on the disk; saving names it, so that nobody's work is written over. */
  stamp: string;
}

/** `check`: Request: `{ edits, page? }`, the file of the page in the canvas. */
export interface CheckAnswer {
  problems: StudioProblem[];
  /** What the canvas shows (`src/app/data/types.ts`); absent while the site has errors. */
  page?: { data: unknown; site: unknown } | undefined;
}

/** `correct`: what the validator is certain of at one place. Request: `{ edits, file, pointer, code }`. */
export interface FixAnswer {
  edits: Edits;
}

/** `save`: Request: `{ edits, stamps }`, file -> stamp that the edits began from. */
export type SaveAnswer =
  | { saved: Record<string, string> /* file -> its new stamp */ }
  | { conflicts: Conflict[] }
  | { problems: StudioProblem[] };

/** A file was saved elsewhere meanwhile. */
export interface Conflict {
  file: string;
  /** As the studio would write it. */
  mine: string;
  /** As it is on the disk; undefined for one that has gone. */
  theirs?: string | undefined;
  theirStamp?: string | undefined;
}

/**
 * `new-page`: `{ edits, path, title, template, form?, event?, draft }`, an event being `{ day, from, to,
 * place }`; `copy-page`: `{ edits, file, path, title }`;
 * `rename-page`: `{ edits, from, to }`; `remove-page`: `{ edits, path, to }`. Nothing is written.
 */
export interface PageAnswer {
  /** All edits, those asked with and those that this comes to. */
  edits: Edits;
  /** That of a new page, or the new name of a renamed one's. */
  file?: string | undefined;
  /** What a person has to decide about: menu entries and cards that lead to what has gone. */
  left: { file: string; pointer: string; words: string }[];
}

/**
 * `rename-record`: `{ edits, kind, from, to }`; `kind` is a collection, "notices" or "forms". Nothing is
 * written.
 */
export interface RenameRecordAnswer {
  /** All edits, those asked with and those that this comes to. */
  edits: Edits;
  /** The new name of the file, of a form. */
  file?: string | undefined;
  /** The titles of the files that named it, and name it anew. */
  followed: string[];
}

/**
 * `places`: where a page is linked from, told before it is renamed or removed. Request: `{ edits, path }`.
 * `record-places`: where a record is named. Request: `{ edits, kind, id }`.
 */
export interface UsagesAnswer {
  usages: { file: string; pointer: string; words: string }[];
}

/**
 * `add-picture` (the body is the file; `?name=`): checked, cleaned and written under public/imagens/ at once.
 * `remove-picture`: `{ path }`, refused while something shows it.
 */
export interface PictureAnswer {
  picture: StudioPicture;
  /** What was done to it, in words: "reduzida de 4.000 para 2.000 pixels". */
  done: string[];
}

/** `review`: what saving would change. Request: `{ edits }`. */
export interface ReviewAnswer {
  files: {
    file: string;
    title: string;
    /** "Título da abertura: “Antes” → “Depois”". */
    changes: string[];
    /** Unified diff of the text. */
    diff: string;
  }[];
}

/** `git`: what is saved and not yet sent. Request: `{}`. */
export interface GitAnswer {
  branch: string;
  remote?: string | undefined;
  /** Changed files of the site's folder, saved and in no commit. */
  changed: string[];
}

/** `send`: a branch and a commit of what is saved, pushed where there is a remote. Request: `{ title, branch }`. */
export interface SendAnswer {
  branch: string;
  commit: string;
  pushed: boolean;
  /** Where the pull request is opened. */
  pullRequestUrl?: string | undefined;
  /** What was not done and why, in words. */
  notes: string[];
}
