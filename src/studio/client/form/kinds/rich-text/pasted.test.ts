import { expect, it } from 'vitest';
import { cleaned } from './pasted.ts';

it('takes away what Word leaves between words', () => {
  expect(cleaned('<p>Um<o:p>&nbsp;</o:p>&nbsp;texto\u00a0só</p>')).toBe('<p>Um texto só</p>');
});
