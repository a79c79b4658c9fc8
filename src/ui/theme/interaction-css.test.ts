import { expect, test } from 'vitest';
import { splitInteraction } from './interaction-css.ts';

test('rules for a pointer or the keyboard are apart from those of the first paint', () => {
  const first = '.c-a{color:red;}';
  const later = '.c-a:hover{color:blue;}li:hover>.c-a,.c-a:focus-visible{top:2px;}';
  const media = '@media (hover:hover){.c-b{top:0;}}';
  const mixed = '.c-d:hover>b,.c-d[data-on]{top:0;}';
  expect(splitInteraction(first + later + media + mixed)).toEqual([first + media + mixed, later]);
});

test.each(['.c-a:has(:checked){top:1px;}', '@media (width>1px){.c-a[data-on]{top:1px;}}'])(
  'a rule before one for another state stays before it: %s',
  (other) => {
    const css = `.c-a:hover{top:0;}${other}`;
    expect(splitInteraction(css)).toEqual([css, '']);
    expect(splitInteraction(`.c-b:hover{top:0;}${other}`)).toEqual([other, '.c-b:hover{top:0;}']);
  },
);
