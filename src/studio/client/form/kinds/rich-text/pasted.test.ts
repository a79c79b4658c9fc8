import { expect, it } from 'vitest';
import { cleanHtml } from './pasted.ts';

it('removes what Word inserts between words', () => {
  expect(cleanHtml('<p>Um<o:p>&nbsp;</o:p>&nbsp;texto\u00a0só</p>')).toBe('<p>Um texto só</p>');
});

it('makes a list of a list of Word, without the signs before its items', () => {
  const item = (sign: string) =>
    `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level1 lfo1'>${sign}Um item<o:p></o:p></p>`;
  const sign =
    "<span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span>";
  for (const [start, end] of [
    ['<![if !supportLists]>', '<![endif]>'],
    ['<!--[if !supportLists]-->', '<!--[endif]-->'],
  ])
    expect(cleanHtml(`${item(`${start}${sign}${end}`)}\n${item('')}`)).toBe(
      '<ul><li>Um item</li><li>Um item</li></ul>',
    );
});
