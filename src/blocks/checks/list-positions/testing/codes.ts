import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';
import { categories } from '../../categories/testing/codes.ts';

export const codes: Codes = {
  'position-missing': {
    ...categories(['Ciências', 'Artes']),
    ...nova({
      type: 'record-list',
      title: 'Parceiros',
      collection: 'partners',
      order: 'position',
    }),
  },
};
