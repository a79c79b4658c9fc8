import type { FileCheck } from '../config-file.ts';
import { checkFieldNames } from './field-names.ts';
import { checkIds } from './ids.ts';
import { checkInitial } from './initial.ts';
import { checkPasswords } from './passwords.ts';
import { checkPlaceholders } from './placeholders.ts';
import { checkWhen } from './when.ts';

/** What is looked at in each file alone. */
export const fileChecks: readonly FileCheck[] = [
  checkPlaceholders,
  checkIds,
  checkInitial,
  checkFieldNames,
  checkPasswords,
  checkWhen,
];
