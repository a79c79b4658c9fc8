import type { Codes } from '../../../../content/testing/codes/code.ts';
import { form } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'answer-unsent': form({
    answer: { subject: 'Recebemos', title: 'Recebemos', paragraphs: ['Até logo.'] },
    fields: [{ type: 'text', name: 'nome', label: 'Nome' }],
  }),
};
