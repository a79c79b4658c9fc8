import { expect, test } from 'vitest';
import { compactCss, splitStyles } from './styles.ts';

test('spaces after commas and colons and last semicolons are left out, except in quoted texts', () => {
  expect(
    compactCss(
      `.a,.b{font:1rem 'A, B', serif;width:min(100%, 2 * (1px + 2px))}@media (width: 1px){.b::after{content:", ;}";}}`,
    ),
  ).toBe(
    `.a,.b{font:1rem 'A, B',serif;width:min(100%,2 * (1px + 2px))}@media (width:1px){.b::after{content:", ;}"}}`,
  );
});

test('rules for a pointer, the keyboard and paper are apart from those of the first paint', () => {
  const first = '.c-a{color:red;}@media (hover:hover){.c-a{top:0;}}';
  const later = '.c-a:hover{color:blue;}li:hover>.c-a,.c-a:focus-visible{top:2px;}';
  const [paper, more] = ['.c-a{top:1px;}', '.c-a .MuiB-root{top:2px;}'];
  const all = `${first}@media print{${paper}}${later}@media print{${more}}`;
  expect(splitStyles(all)).toEqual({
    all,
    first,
    later,
    paper: paper + more,
    selected: ['MuiB-root'],
  });
});

test.each([
  '.c-a:has(:checked){top:1px;}',
  '@media (width>1px){.c-a[data-on]{top:1px;}}',
  '.c-a:hover>b,.c-a[data-on]{top:0;}',
])('a rule before one for another state stays before it: %s', (other) => {
  const css = `.c-a:hover{top:0;}${other}`;
  expect(splitStyles(css)).toMatchObject({ first: css, later: '' });
  expect(splitStyles(`${other}.c-a:hover{top:0;}`)).toMatchObject({ first: other });
});
