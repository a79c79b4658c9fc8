import { expect, test } from 'vitest';
import { escaped } from './html-template.ts';

const NASTY = `<b title='x' on="y">a+b & c`;

test.each([
  ['text', '<p>', NASTY, '&lt;b title=&#39;x&#39; on=&#34;y&#34;&gt;a&#43;b &amp; c'],
  ['text after a link', '<a href="/x">', '"', '&#34;'],
  [
    'an attribute',
    '<p title="',
    NASTY,
    '&lt;b title=&#39;x&#39; on=&#34;y&#34;&gt;a&#43;b &amp; c',
  ],
  ['a query', '<a href="{{ .SiteURL }}/?email=', 'a+b&c="<', 'a%2Bb%26c%3D%22%3C'],
  ['a fragment', '<a style="x" href="/#', "o'x y", 'o%27x%20y'],
  [
    'a complete address',
    '<a href="',
    'https://a.example/b c?d=e&f="',
    'https://a.example/b%20c?d=e&amp;f=%22',
  ],
  ['a complete address, already escaped', '<a href="', '/a%20b%', '/a%20b%25'],
  ['a complete address with a script', '<a href="', 'javascript:alert(1)', '#ZgotmplZ'],
  ['a complete address with data', '<img src="', ' data:text/html,x', '#ZgotmplZ'],
  ['a part of a path', '<a href="https://a.example/', 'javascript:x "', 'javascript:x%20%22'],
])('%s', (_, before, value, expected) => {
  expect(escaped(value, before)).toBe(expected);
});
