import type { Wording } from '../../../words/message.ts';
import { UserError } from '../../../words/user-error.ts';

export type Severity = 'error' | 'warning';

/** A problem that an editor should fix, with its exact position. */
export interface Problem {
  severity: Severity;
  /** Stable, kebab-case: for tests and tools, never shown alone. */
  code: string;
  /** Relative to the root, forward slashes. */
  file: string;
  /** 1-based. */
  line: number;
  /** 1-based, in UTF-16 units, as editors count. */
  column: number;
  /** JSON pointer; '' is the whole file. */
  pointer: string;
  message: Wording;
  hint?: Wording;
  /** The key that an object at the pointer lacks. */
  missing?: string;
  /** The edits that do what the hint says. */
  fix?: TextEdit[];
  /** Something else may have been meant: only a person makes this fix, at a press. */
  guess?: true;
  /** It may be the cause of others, and is told before them. */
  explains?: true;
}

/** Some characters of a file that become others. */
export interface TextEdit {
  file: string;
  /** In UTF-16 units, in the text without a byte order mark. */
  offset: number;
  length: number;
  text: string;
}

/** The fix of a finding in terms of its check; `edits-of.ts` finds its position in the text. */
export type Fix =
  /** The value at the finding's pointer becomes this one. */
  | { value: unknown }
  /** The key at the pointer becomes this one, its value another if there is one. */
  | { rename: string; value?: unknown }
  /** Replaces characters of the text at the pointer, from `inside` on. */
  | { replace: string; by: string }
  /** The property or list item at this pointer goes. */
  | { remove: string }
  /** Edits of the file's text, for a file that does not parse. */
  | { edits: Omit<TextEdit, 'file'>[] };

/** A problem before its line and column are known. */
export interface Finding<Code extends string = string> {
  code: Code;
  message: Wording;
  hint?: Wording | undefined;
  /** The key that the object at the pointer lacks. */
  missing?: string;
  /** What the hint says to do. It is applied without asking, unless it is a guess. */
  fix?: Fix | undefined;
  /** Whether something else may have been meant than the fix writes. */
  guess?: boolean | undefined;
  severity?: Severity;
  /** It may be the cause of others, and is told before them. */
  explains?: true;
  pointer?: string;
  /** Point at the key instead of the value. */
  at?: 'key';
  /** Offset in the text, when the place is not a value (syntax). */
  offset?: number;
  /** Characters to move inside the value, for a spot inside a text. */
  inside?: number;
}

/** A string that names something elsewhere; the schema says so with `refersTo`. */
export interface Reference {
  /** 'icon', 'picture', 'video', 'captions', 'download', 'link', 'richText', 'forms', 'notices', 'collection' or a collection's name. */
  kind: string;
  value: string;
  file: string;
  pointer: string;
  /** Of a rich text: whether it may hold lists. */
  lists?: true;
}

/** Validation could not even start: no site-config folder, or a broken schema. */
export class CannotRun extends UserError {
  constructor(message: Wording) {
    super(message, 2);
  }
}

/** A file is another than the one that was checked a moment ago. */
export class ChangedWhileRead extends CannotRun {}

/** A site's own block that cannot be used. */
export interface BrokenBlock {
  /** From the site's folder: "blocks/sections/kiln". */
  folder: string;
  /** What is wrong, and where known in which file. */
  message: Wording;
  /** Where it is put right, and how, if that is known. */
  at?: { file: string; line: number; column: number; hint?: Wording };
}
