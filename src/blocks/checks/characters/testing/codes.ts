import type { Codes } from '../../../../content/testing/codes/code.ts';
import { sobre } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'forbidden-character': sobre('"Olá"', '"Olá\\u0000"'),
};
