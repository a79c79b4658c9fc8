import styled from '@emotion/styled';
import { expect, test } from 'vitest';
import { readPiece } from './piece.ts';
import { render } from './render.tsx';

const List = styled('ul')({ top: 0, '& .MuiB-root': { top: 1 } });
const Item = styled('li')({ top: 2 });

const text = render(
  '/',
  <List className="MuiA-root">
    <title>A &quot;/&gt; title</title>
    <meta name="description" content="a > b" />
    <Item className="MuiB-root MuiB-rootLarge">c-level &quot;/&gt;</Item>
    <img className="MuiC-root" alt="" />
  </List>,
);
const names = [...text.matchAll(/c-(\w{6,})/g)].map(([, name = '']) => name);

test('a part is as React wrote it, apart from what belongs into the head', () => {
  const { head, html, classes } = readPiece(text, false);
  expect(head).toMatch(/^<title>.*<\/title><meta [^>]*>$/);
  expect(html).toMatch(/^<ul/);
  expect(head + html).toBe(text);
  expect([...classes]).toEqual(names);
});

test('a build leaves out the class names of MUI that no style selects, and slashes in tags', () => {
  const [list, item] = names;
  const { head, html } = readPiece(text, true);
  expect(head).toBe(
    '<title>A &quot;/&gt; title</title><meta name="description" content="a &gt; b">',
  );
  expect(html).toBe(
    `<ul class="c-${list}"><li class="MuiB-root c-${item}">c-level &quot;/&gt;</li><img alt=""></ul>`,
  );
});
