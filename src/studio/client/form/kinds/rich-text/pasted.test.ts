import { expect, it } from 'vitest';
import { cleanHtml } from './pasted.ts';

it('removes what Word inserts between words', () => {
  expect(cleanHtml('<p>Um<o:p>&nbsp;</o:p>&nbsp;texto\u00a0só</p>')).toBe('<p>Um texto só</p>');
});
