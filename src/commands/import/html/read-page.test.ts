import { expect, test } from 'vitest';
import type { LeftBehind } from '../left-behind.ts';
import { Unreadable, withinTime } from './parse.ts';
import { readPage } from './read-page.ts';

const ADDRESS = 'https://old.example/a.html';

function read(html: string | Uint8Array) {
  const left: LeftBehind[] = [];
  const bytes = typeof html === 'string' ? new TextEncoder().encode(html) : html;
  return {
    page: readPage(bytes, ADDRESS, left),
    left: left.map(({ kind, what }) => `${kind} ${what}`),
  };
}

const latin = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));

test('what a page says of itself', () => {
  const { page } = read(
    '<html lang="pt_BR"><head><title> A  b</title><meta name=description content="D"><meta name=keywords content="a, b;c"><meta name=robots content="noindex,follow"><link rel=canonical href="/c"></head><body><nav><ul><li><a href="/x">X</a><li>G<ul><li><a href="/y">Y</a><li><a href="/z">Z</a></ul></ul></nav><p>t</p></body></html>',
  );
  expect(page).toMatchObject({
    title: 'A b',
    description: 'D',
    keywords: ['a', 'b', 'c'],
    language: 'pt-BR',
    isUnlisted: true,
    canonical: 'https://old.example/c',
    menu: [{ label: 'X' }, { label: 'G', address: '', links: [{ label: 'Y' }, { label: 'Z' }] }],
  });
});

test.each([
  [
    'declared',
    latin('<meta charset=iso-8859-1><title>\u0093a\u00e7\u00e3o\u0094</title>'),
    '“ação”',
  ],
  ['not declared', latin('<title>a\u00e7\u00e3o</title>'), 'ação'],
  ['declared wrongly', latin('<meta charset=utf-8><title>a\u00e7\u00e3o</title>'), 'ação'],
  ['UTF-8 that says otherwise', '<meta charset=iso-8859-1><title>ação</title>', 'ação'],
])('an encoding, %s', (_, bytes, title) => {
  expect(read(bytes).page?.title).toBe(title);
});

test.each([
  ['nested too deep', '<div>'.repeat(5000)],
  [
    'marks that open again in each paragraph',
    Array.from({ length: 3000 }, (_, n) => `<b id=${n}>`).join('') + '<p>x'.repeat(2000),
  ],
  ['too large', 'x'.repeat(5_000_001)],
])('a page %s is left out, and told', (_, html) => {
  const { page, left } = read(html);
  expect(page).toBeUndefined();
  expect(left).toHaveLength(1);
  expect(left[0]).toMatch(/^page-unreadable (depth|bytes)$/);
});

test('what takes too long is ended', () => {
  expect(() =>
    withinTime(() => {
      for (;;);
    }, 50),
  ).toThrow(Unreadable);
});

test('the frame of a page is no part of it', () => {
  const words = 'Um texto comprido o bastante para ser o que a página tem a dizer. '.repeat(3);
  const { page } = read(
    `<body><header>H</header><div class="sidebar">S</div><div><p>${words}</p></div><footer>F</footer></body>`,
  );
  expect(page?.blocks).toHaveLength(1);
});
