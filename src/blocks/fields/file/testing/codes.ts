import type { Codes } from '../../../../content/testing/codes/code.ts';
import { field } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'files-not-taken': field({
    type: 'file',
    name: 'curriculo',
    label: 'Currículo',
    accept: ['pdf'],
    invalidMessage: 'Envie um PDF',
  }),
};
