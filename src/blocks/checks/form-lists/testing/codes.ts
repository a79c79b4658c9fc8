import type { Codes } from '../../../../content/testing/codes/code.ts';
import { field } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'options-missing': field({ type: 'select', name: 'assunto', label: 'Assunto' }),
  'options-without-pages': field({
    type: 'select',
    name: 'assunto',
    label: 'Assunto',
    optionsFrom: 'partners',
    optionsOrder: 'upcoming',
  }),
};
