import { expect, test } from 'vitest';
import { mirrored } from './right-to-left.ts';

test.each([
  ['margin-left:4px', 'margin-right:4px'],
  ['padding:1px 2px 3px 4px', 'padding:1px 4px 3px 2px'],
  [
    'padding:0 calc(1px + 2px) 0 0',
    'padding-top:0;padding-left:calc(1px + 2px);padding-bottom:0;padding-right:0',
  ],
  ['padding:calc(1px + 2px) 4px', 'padding:calc(1px + 2px) 4px'],
  ['inset:1px 2px 3px 4px', 'top:1px;left:2px;bottom:3px;right:4px'],
  ['inset:auto 0 0', 'inset:auto 0 0'],
  [
    'inset:var(--a) max(var(--b),(100% - var(--c))/2) auto auto',
    'top:var(--a);left:max(var(--b),(100% - var(--c))/2);bottom:auto;right:auto',
  ],
  ['transform:translateX(4px) rotate(45deg)', 'transform:translateX(-4px) rotate(-45deg)'],
  ['transform:rotate(-1turn)', 'transform:rotate(1turn)'],
  ['mask:linear-gradient(to right,#0000,#000)', 'mask:linear-gradient(-90deg,#0000,#000)'],
  [
    'mask:linear-gradient(to left,#0000 9px,rgb(0 0 0/calc(2%*9)))',
    'mask:linear-gradient(90deg,#0000 9px,rgb(0 0 0/calc(2%*9)))',
  ],
  ['background:linear-gradient(135deg,red,blue)', 'background:linear-gradient(-135deg,red,blue)'],
  ['clip-path:polygon(0 50%,100% 0,100% 100%)', 'clip-path:polygon(100% 50%,0% 0,0% 100%)'],
  [
    'clip-path:polygon(-1px 0, calc(100% - 21px) 9px)',
    'clip-path:polygon(calc(100% - -1px) 0,calc(100% - calc(100% - 21px)) 9px)',
  ],
  ['clip-path:polygon(0 0,100% 50%,0 100%)', 'clip-path:polygon(0 0,100% 50%,0 100%)'],
  ['clip-path:inset(0 -9px 0 1px)', 'clip-path:inset(0 1px 0 -9px)'],
  ['clip-path:inset(50%)', 'clip-path:inset(50%)'],
  // The mark of a list, and its ticks and dashes, which are drawn for that angle.
  ['transform:rotate(calc(45deg))', 'transform:rotate(calc(45deg))'],
  ['margin-inline-start:4px', 'margin-inline-start:4px'],
])('%s is mirrored', (declaration, mirror) => {
  expect(mirrored(`.left{${declaration}}`)).toBe(`.left{${mirror}}`);
});
