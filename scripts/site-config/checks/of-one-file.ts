import type { Entry } from '../config-file.ts';
import type { Finding } from '../problem.ts';
import { checkFieldNames } from './field-names.ts';
import { checkIds } from './ids.ts';
import { checkInitial } from './initial.ts';
import { checkPasswords } from './passwords.ts';
import { checkPlaceholders } from './placeholders.ts';

/** Looks at one file alone; the result is kept until the file changes. */
export type LocalCheck = (entry: Entry) => Finding[];

export const localChecks: readonly LocalCheck[] = [
  checkPlaceholders,
  checkIds,
  checkInitial,
  checkFieldNames,
  checkPasswords,
];
