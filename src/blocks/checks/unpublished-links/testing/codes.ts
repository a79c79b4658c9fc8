import type { Codes } from '../../../../content/testing/codes/code.ts';
import { NOVA, nova } from '../../../../content/testing/edits.ts';
import { page, prose } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'link-to-unpublished': {
    [NOVA]: { ...page('/nova'), draft: true },
    'site-config/pages/outra.json': page('/outra', prose('[a](/nova)')),
  },
  'link-to-expired': nova({ ...prose('a'), id: 'fim', expireAt: '2001-12-03' }, prose('[a](#fim)')),
};
