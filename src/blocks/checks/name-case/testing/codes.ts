import type { Codes } from '../../../../content/testing/codes/code.ts';
import { page } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'name-case': { 'site-config/pages/Sobre.json': page('/outra') },
};
