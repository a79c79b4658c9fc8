import type { Codes } from '../../../../content/testing/codes/code.ts';
import { nova } from '../../../../content/testing/edits.ts';
import { EVENT, prose } from '../../../../content/testing/fixture.ts';

export const codes: Codes = {
  'anchor-of-other-time': nova(
    EVENT,
    { ...prose('a'), id: 'fim', when: 'after' },
    prose('[a](#fim)'),
  ),
};
