import { parseTree } from 'jsonc-parser';
import type { ConfigFile } from '../config-file.ts';
import { editsOf } from '../json/edits-of.ts';
import type { Finding, Fix, TextEdit } from '../problem.ts';

/** The text edits that apply a fix at a finding's position in a file. */
export const editEntry = (
  { file, text }: Pick<ConfigFile, 'file' | 'text'>,
  fix: Fix,
  position: Pick<Finding, 'pointer' | 'inside'> = {},
): TextEdit[] | undefined =>
  editsOf(fix, position, parseTree(text), text)?.map((edit) => ({ file, ...edit }));
