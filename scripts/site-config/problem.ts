import { UserError } from '../lib/user-error.ts';

export type Severity = 'error' | 'warning';

/** One thing an editor should fix, and exactly where. */
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
  message: string;
  hint?: string;
}

/** A problem before its line and column are known. */
export interface Finding<Code extends string = string> {
  code: Code;
  message: string;
  hint?: string | undefined;
  severity?: Severity;
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
  /** 'icon', 'picture', 'video', 'captions', 'link', 'richText', 'forms', 'notices' or a collection's name. */
  kind: string;
  value: string;
  file: string;
  pointer: string;
}

/** Validation could not even start: no site-config folder, or a broken schema. */
export class CannotRun extends UserError {
  constructor(message: string) {
    super(message, 2);
  }
}
