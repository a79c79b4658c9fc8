// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { cleanHtml } from './pasted.ts';

it('removes what Word inserts between words', () => {
  expect(cleanHtml('<p>Um<o:p>&nbsp;</o:p>&nbsp;texto\u00a0só</p>')).toBe('<p>Um texto só</p>');
});

const wordItem = (text: string, level: number, sign = '') =>
  `<p class=MsoListParagraphCxSpFirst style='mso-list:l0 level${level} lfo1'>${sign}${text}<o:p></o:p></p>`;

it('makes a list of a list of Word, without the signs before its items', () => {
  const sign =
    "<span style='font-family:Symbol'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span></span>";
  for (const [start, end] of [
    ['<![if !supportLists]>', '<![endif]>'],
    ['<!--[if !supportLists]-->', '<!--[endif]-->'],
  ])
    expect(
      cleanHtml(
        `${wordItem('Um item', 1, `${start}${sign}${end}`)}\n${wordItem('Um item', 1)}`,
      ).trim(),
    ).toBe('<ul><li>Um item</li><li>Um item</li></ul>');
});

describe('the levels of a list', () => {
  const RIGHT = '<ul><li>a<br>– b<br>– – c<br>– d</li><li>e</li></ul>';

  it.each([
    ['HTML', '<ul><li>a<ul><li>b<ul><li>c</li></ul></li><li>d</li></ul></li><li>e</li></ul>'],
    [
      'Google Docs',
      '<ul><li>a</li><ul><li>b</li><ul><li>c</li></ul><li>d</li></ul><li>e</li></ul>',
    ],
    [
      'Word',
      [
        ['a', 1] as const,
        ['b', 2] as const,
        ['c', 3] as const,
        ['d', 2] as const,
        ['e', 1] as const,
      ]
        .map(([text, level]) => wordItem(text, level))
        .join(''),
    ],
  ])('of %s are lines of the item, with a dash for each', (_, html) => {
    expect(cleanHtml(html)).toBe(RIGHT);
  });

  it('are lines of the paragraph in an item', () => {
    expect(cleanHtml('<ol><li><p>a</p><ol><li><p>b</p></li></ol></li></ol>')).toBe(
      '<ol><li><p>a<br>– b</p></li></ol>',
    );
  });
});

it('makes a paragraph of each row of a table, with spaces between its cells', () => {
  const table =
    '<table><thead><tr><th>Plano</th><th>Preço</th></tr></thead><tbody><tr><td><b>Um</b></td><td></td><td><p>R$ 5</p></td></tr></tbody></table>';
  expect(cleanHtml(`<html><head><style>td{}</style></head><body>${table}</body></html>`)).toBe(
    '<p>Plano Preço</p><p><b>Um</b> R$ 5</p>',
  );
});
