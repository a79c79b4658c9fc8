import type { Codes } from '../../../../content/testing/codes/code.ts';
import { field } from '../../../../content/testing/edits.ts';

export const codes: Codes = {
  'password-out-of-place': field({ type: 'password', name: 'senha', label: 'Senha' }),
};
