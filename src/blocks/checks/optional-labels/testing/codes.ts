import type { Codes } from '../../../../content/testing/codes/code.ts';
import { field } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'label-optional': field({ type: 'text', name: 'fone', label: 'Telefone (opcional)' }),
};
