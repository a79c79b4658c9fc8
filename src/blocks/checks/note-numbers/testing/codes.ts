import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'note-missing': nova({
    type: 'annotated',
    title: 'A mensagem',
    document: { form: 'message', name: 'A', lines: [{ text: 'b', note: 2 }] },
    notes: [{ title: 'c', text: 'd' }],
  }),
};
