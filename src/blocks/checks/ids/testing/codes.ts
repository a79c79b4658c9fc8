import type { Codes } from '../../../../content/testing/codes/code.ts';
import { NOVA } from '../../../../content/testing/edits.ts';
import { page, prose } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'duplicate-id': { [NOVA]: page('/nova', { ...prose('a'), id: 'x' }, { ...prose('b'), id: 'x' }) },
};
