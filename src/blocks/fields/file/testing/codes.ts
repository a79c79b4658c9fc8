import type { Codes } from '../../../../content/testing/codes/code.ts';
import { form, NOTICES } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'files-not-taken': form({
    submit: { strategy: 'log-and-track', formName: 'vagas', deliver: false, notices: NOTICES },
    fields: [
      {
        type: 'file',
        name: 'curriculo',
        label: 'Currículo',
        accept: ['pdf'],
        invalidMessage: 'Envie um PDF',
      },
    ],
  }),
};
