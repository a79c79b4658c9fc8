import { expect, it } from 'vitest';
import { cleanHtml } from './pasted.ts';

it('removes what Word inserts between words', () => {
  expect(cleanHtml('<p>Um<o:p>&nbsp;</o:p>&nbsp;texto\u00a0só</p>')).toBe('<p>Um texto só</p>');
});

it('takes away the signs that Word writes before the items of a list', () => {
  const item = (sign: string) =>
    `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'>${sign}Um item<o:p></o:p></p>`;
  const sign =
    "<span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span>";
  for (const [start, end] of [
    ['<![if !supportLists]>', '<![endif]>'],
    ['<!--[if !supportLists]-->', '<!--[endif]-->'],
  ])
    expect(cleanHtml(item(`${start}${sign}${end}`))).toBe(item('').replace('<o:p></o:p>', ''));
});
