import { expect, it } from 'vitest';
import { cleanHtml } from './pasted.ts';

it('takes away what Word leaves between words', () => {
  expect(cleanHtml('<p>Um<o:p>&nbsp;</o:p>&nbsp;texto\u00a0só</p>')).toBe('<p>Um texto só</p>');
});
