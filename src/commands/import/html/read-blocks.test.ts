import { expect, test } from 'vitest';
import { type LeftBehind, leaverOf } from '../left-behind.ts';
import type { Block } from '../old-site.ts';
import { parsePart } from './parse.ts';
import { readBlocks } from './read-blocks.ts';

/** The parts of some HTML, each in a line; and what was left. */
function read(html: string, hasPlainParagraphs = false) {
  const left: LeftBehind[] = [];
  const leave = leaverOf(left, '');
  const base = 'https://old.example/folder/page.html';
  const blocks = readBlocks(parsePart(html), { base, leave, hasPlainParagraphs });
  return [...blocks.map(lineOf), ...left.map(({ kind, what }) => `left ${kind} ${what}`)];
}

function lineOf(block: Block): string {
  const runs = (
    list: { text: string; strong?: unknown; emphasis?: unknown; to?: string | undefined }[],
  ) =>
    list
      .map(
        ({ text, strong, emphasis, to }) =>
          `${strong ? '!' : ''}${emphasis ? '~' : ''}${text}${to ? `<${to}>` : ''}`,
      )
      .join('|')
      .replaceAll('\n', '¶');
  if (block.kind === 'heading') return `h${block.level} ${block.text}`;
  if (block.kind === 'paragraph') return `p ${runs(block.runs)}`;
  if (block.kind === 'list') return `ul ${block.items.map(runs).join(' / ')}`;
  if (block.kind === 'table')
    return `table ${[block.head.join(','), ...block.rows.map((row) => row.map(runs).join(','))].join(' / ')}`;
  return block.kind === 'picture' ? `img ${block.address} ${block.alt}` : block.kind;
}

test.each([
  [
    'text with marks',
    '<p>A <b>b</b> <i>c</i> <a href="../d">d</a>&nbsp; e</p>',
    ['p A |!b| |~c| |d<https://old.example/d>| e'],
  ],
  [
    'line breaks, and two as a paragraph',
    'Rua Um<br>Centro<br><br>Fone<br>',
    ['p Rua Um|¶|Centro', 'p Fone'],
  ],
  [
    'a bold line as a heading',
    '<p><b>O que fazemos</b></p><p><b>Nada.</b></p>',
    ['h4 O que fazemos', 'p !Nada.'],
  ],
  ['typed bullets', '• um<br>• dois', ['ul um / dois']],
  ['lists in lists', '<ol start=3><li>a<ul><li>b</ul><li>c</ol>', ['ul 3. a / b / 4. c']],
  ['a list of cards', '<ul><li><h3>T</h3><p>x</p></li></ul>', ['h3 T', 'p x']],
  ['terms', '<dl><dt>Massa<dd>Farinha</dl>', ['ul !Massa| – Farinha']],
  ['a heading that leads on', '<h3><a href="/p">Leia</a></h3>', ['p !Leia<https://old.example/p>']],
  ['tables of data', '<table><tr><th><th>B</tr><tr><td>1<td><b>2</b></table>', ['table ,B / 1,!2']],
  ['tables that arrange', '<table><tr><td>1<td><p>2</table>', ['p 1', 'p 2']],
  [
    'tables too wide',
    '<table><tr><th>A<th>B<th>C<th>D<th>E<tr><td>1<td>2<td>3<td>4<td></table>',
    ['ul A: |1|; |B: |2|; |C: |3|; |D: |4', 'left table-wide A, B, C, D, E'],
  ],
  [
    'pictures',
    '<a href="big.JPG"><img src="small.jpg" alt="Um forno"></a><img src="spacer.gif" width=1><img data-src="/x.png" src="data:image/gif;base64,AA" alt="x.png">',
    ['img https://old.example/folder/big.JPG Um forno', 'img https://old.example/x.png undefined'],
  ],
  [
    'the widest of several',
    '<img srcset="/s.png 300w, /l.png 900w" src="/m.png">',
    ['img https://old.example/l.png undefined'],
  ],
  [
    'what cannot come',
    '<form action=/f><input name=a></form><iframe src=//v.example/1></iframe><p hidden>H</p><div style="background:url(b.png)"></div>',
    [
      'left form /f: a',
      'left embed https://v.example/1',
      'left hidden H',
      'left background https://old.example/folder/b.png',
    ],
  ],
  ['signs that nobody sees', '<p>a\u200bb\u00adc\u0007</p>', ['p abc']],
])('%s', (_, html, expected) => {
  expect(read(html)).toEqual(expected);
});

test('a text of WordPress has paragraphs without tags', () => {
  expect(read('Um\n\nDois\nTrês\n\n\n<h2>T</h2>\nQuatro', true)).toEqual([
    'p Um',
    'p Dois|¶|Três',
    'h2 T',
    'p Quatro',
  ]);
});
