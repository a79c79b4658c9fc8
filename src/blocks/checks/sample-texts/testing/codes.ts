import type { Codes } from '../../../../content/testing/codes/code.ts';
import { sobre } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'sample-text': sobre('"Antes."', '"‹Texto novo›"'),
};
