import { expect, test } from 'vitest';
import { splitPopovers } from './popovers.ts';

test('popovers are separated from the visible HTML, with their elements', () => {
  const [first, second] = [
    '<div id="a" popover="auto"><div>1</div><div><div>2</div></div></div>',
    '<ul popover="auto" class="b"><li>3</li></ul>',
  ];
  expect(splitPopovers(`<header><div>${first}</div><p>x</p>${second}</header>`)).toEqual({
    shown: '<header><div></div><p>x</p></header>',
    popovers: first + second,
  });
});

test('a button that opens a popover is not one', () => {
  const button = '<button popovertarget="a">A</button><p>the word popover=&quot;no&quot;</p>';
  expect(splitPopovers(button)).toEqual({ shown: button, popovers: '' });
});
