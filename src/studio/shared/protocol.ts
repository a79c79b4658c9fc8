/**
 * The protocol between the studio's page and the dev server. The page sends JSON objects by POST under
 * `STUDIO_API`; a failed request is answered with `{ error }`, a sentence for the person.
 */
import { STUDIO } from '../../app/dev/studio-link.ts';

export { STUDIO };
/** The document in the canvas: the site's app, rendering the page data that the studio sends it. */
export const CANVAS = `${STUDIO}/tela`;
export const STUDIO_API = `${STUDIO}/api`;

export type Json = null | boolean | number | string | Json[] | JsonMap;
export type JsonMap = { [key: string]: Json };

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

/** A problem that the validator found at a field. */
export interface StudioProblem {
  severity: 'error' | 'warning';
  code: string;
  file: string;
  /** JSON pointer in the file; '' for the whole file. */
  pointer: string;
  message: string;
  hint?: string | undefined;
  /** Whether the validator can fix it; the request `fix` does so. */
  fixable: boolean;
}

export type PageState = 'draft' | 'scheduled' | 'published' | 'expired' | 'broken';

/** A file of site-config/, as it is with the edits. */
export interface StudioFile {
  file: string;
  kind: 'page' | 'form' | 'collection' | 'single';
  /** "contato" for forms/contato.json. */
  name: string;
  /** For people: the title of a page, "Menus", "Casos". */
  title: string;
  /** The `$id` of its schema. */
  schema: string;
  /** Only for pages. */
  path?: string | undefined;
  state?: PageState | undefined;
  /** When a page will be published or taken down, in words: "entra no ar em 03/12/2026 (quinta-feira)". */
  stateText?: string | undefined;
  errors: number;
}

/** What the fields of a form offer to choose from. */
export interface Sources {
  pages: { path: string; title: string; anchors: { id: string; title: string }[] }[];
  pictures: StudioPicture[];
  /** Kind of file ("video", "captions") -> paths in public/. */
  files: Record<string, string[]>;
  /** `forms`, `notices` or a collection -> its records. */
  records: Record<string, StudioRecord[]>;
  /** Name in theme.json -> colour. */
  colors: Record<string, string>;
  /** The lists of links in navigation.json that may take one more: their pointers and titles. */
  menus: { id: string; title: string }[];
  /** The site's time zone, for dates without an offset. */
  timeZone: string;
}

export interface StudioRecord {
  id: string;
  title: string;
  /** A heading for records that are rarely chosen; they are listed last, below it. */
  group?: string | undefined;
}

export interface StudioPicture {
  /** For example "/imagens/firewall.svg". */
  path: string;
  /** In CSS pixels; 0 if unknown. */
  width: number;
  height: number;
  bytes: number;
  /** The files of site-config/ that use it. */
  usedIn: string[];
}

/** A type of section or of form field that can be inserted. */
export interface StudioBlock {
  type: string;
  title: string;
  description: string;
  /** Search words, without accents. */
  words: string;
  /** The URL of a thumbnail; only sections have one. */
  picture?: string | undefined;
}

/** `site`: the files, what fields offer, and the problems. Request: `{ edits }`. */
export interface SiteAnswer {
  name: string;
  lang: string;
  files: StudioFile[];
  sources: Sources;
  problems: StudioProblem[];
}

/** `start`: what does not change while the studio is open. Request: `{}`. */
export interface StartAnswer {
  /** By `$id`, as in schema/. */
  schemas: Record<string, JsonMap>;
  blocks: { sections: StudioBlock[]; fields: StudioBlock[] };
  /** The kinds of new pages. */
  templates: { id: string; title: string; needsForm: boolean; needsEvent: boolean }[];
  git: boolean;
}

/** `example`: a new section that refers to records of this site. Request: `{ edits, type }`. */
export interface ExampleAnswer {
  section: JsonMap;
}

/** `open`: files as they are on disk. Request: `{ files }`. */
export interface OpenAnswer {
  files: Record<string, OpenedFile>;
}

export interface OpenedFile {
  /** Undefined if the text is not valid JSON. */
  value?: Json | undefined;
  text: string;
  /** A hash of the text. Saving sends it, so that nobody's work is overwritten. */
  stamp: string;
}

/** `check`. Request: `{ edits, page? }`; `page` is the file that the canvas shows. */
export interface CheckAnswer {
  problems: StudioProblem[];
  /** The page data for the canvas (`src/app/data/types.ts`); absent while the page has errors. */
  page?: { data: unknown; site: unknown } | undefined;
}

/** `fix`: applies the validator's fix of one problem. Request: `{ edits, file, pointer, code }`. */
export interface FixAnswer {
  edits: Edits;
}

/** `save`. Request: `{ edits, stamps }`; `stamps` are those of the texts that the edits began from. */
export type SaveAnswer =
  | { saved: Record<string, string> /* file -> its new stamp */ }
  | { conflicts: Conflict[] }
  | { problems: StudioProblem[] };

/** A file that was saved elsewhere since it was opened. */
export interface Conflict {
  file: string;
  /** The text that the studio would write. */
  mine: string;
  /** The text on disk; undefined if the file was removed. */
  theirs?: string | undefined;
  theirStamp?: string | undefined;
}

/**
 * `new-page`: `{ edits, path, title, template, form?, event?, draft }`, where an event is `{ day, from,
 * to, place }`; `copy-page`: `{ edits, file, path, title }`; `rename-page`: `{ edits, from, to }`;
 * `remove-page`: `{ edits, path, to }`. None of them writes to the disk.
 */
export interface PageAnswer {
  /** The edits of the request together with the new ones. */
  edits: Edits;
  /** The file of the new page, or the new name of a renamed file. */
  file?: string | undefined;
  /** Menu entries and cards that only led to a removed page, for a person to decide about. */
  left: { file: string; pointer: string; words: string }[];
}

/**
 * `rename-record`: `{ edits, kind, from, to }`; `kind` is a collection, "notices" or "forms". It does not
 * write to the disk.
 */
export interface RenameRecordAnswer {
  /** The edits of the request together with the new ones. */
  edits: Edits;
  /** The new name of a form's file. */
  file?: string | undefined;
  /** The titles of the files whose references were updated. */
  followed: string[];
}

/**
 * `page-usages`: the links to a page. Request: `{ edits, path }`. `record-usages`: the references to a
 * record. Request: `{ edits, kind, id }`.
 */
export interface UsagesAnswer {
  usages: { file: string; pointer: string; words: string }[];
}

/**
 * `add-picture`: the body is the file, `?name=` its name. It is checked, cleaned and written to
 * public/imagens/ at once. `remove-picture`: `{ path }`; fails while a file uses the picture.
 */
export interface PictureAnswer {
  picture: StudioPicture;
  /** What was changed in the picture, in words: "reduzida de 4.000 para 2.000 pixels". */
  done: string[];
}

/** `review`: what saving would change. Request: `{ edits }`. */
export interface ReviewAnswer {
  files: {
    file: string;
    title: string;
    /** "Título da abertura: “Antes” → “Depois”". */
    changes: string[];
    /** A unified diff of the text. */
    diff: string;
  }[];
}

/** `git`: what is saved but not sent. Request: `{}`. */
export interface GitAnswer {
  branch: string;
  remote?: string | undefined;
  /** The site's files that are saved but not committed. */
  changed: string[];
}

/** `send`: commits what is saved to a branch, and pushes it if there is a remote. Request: `{ title, branch }`. */
export interface SendAnswer {
  branch: string;
  commit: string;
  pushed: boolean;
  /** The page that opens a pull request. */
  pullRequestUrl?: string | undefined;
  /** What could not be done and why, in words. */
  notes: string[];
}
