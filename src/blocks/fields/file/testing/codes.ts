import type { Codes } from '../../../../content/testing/codes/code.ts';
import { NOTICES } from '../../../../content/testing/edits.ts';
import { VALID } from '../../../../content/testing/fixture.ts';

/** A field of files, as a form of a test has it. */
export const FILE_FIELD = {
  type: 'file',
  name: 'curriculo',
  label: 'Currículo',
  accept: ['pdf'],
  invalidMessage: 'Envie um PDF',
};

export const codes: Codes = {
  'files-not-taken': {
    'site-config/forms/vagas.json': {
      ...(VALID['site-config/forms/contato.json'] as object),
      submit: { strategy: 'log-and-track', formName: 'vagas', deliver: false, notices: NOTICES },
      fields: [FILE_FIELD],
    },
  },
};
