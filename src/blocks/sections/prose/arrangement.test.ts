import { describe, expect, it, test } from 'vitest';
import { anchorOf, layoutOf } from './arrangement.ts';

const prose = (blocks: Parameters<typeof layoutOf>[0]['blocks'], rest = {}) =>
  layoutOf({ type: 'prose', title: 'Title', blocks, ...rest });
const table = { head: ['a', 'b'], rows: [['1', '2']] };

describe('layoutOf', () => {
  it('gives a table the full width', () => {
    expect(prose([{ paragraphs: ['a'] }, { table }])).toBe('table');
  });
  it('puts two blocks side by side', () => {
    expect(prose([{ items: ['a'] }, { paragraphs: ['b'] }])).toBe('pair');
  });
  it('puts uniform content in columns', () => {
    expect(prose([{ paragraphs: ['a', 'b'] }])).toBe('columns');
    expect(prose([{ items: ['a', 'b', 'c'] }])).toBe('columns');
  });
  it('puts three or more blocks in rows', () => {
    expect(prose([{ items: ['a'] }, { items: ['b'] }, { items: ['c'] }])).toBe('rows');
  });
  it('puts a single paragraph, a paragraph with its list, and content with an intro beside the title', () => {
    expect(prose([{ paragraphs: ['a'] }])).toBe('beside');
    expect(prose([{ paragraphs: ['a'], items: ['b'] }])).toBe('beside');
    expect(prose([{ items: ['a', 'b'] }], { intro: 'Said before.' })).toBe('beside');
  });
  it('uses the layout that the section sets', () => {
    expect(prose([{ items: ['a'] }, { table }], { layout: 'beside' })).toBe('beside');
  });
  it('uses the picture layout if there is a picture', () => {
    expect(prose([{ table }], { picture: { src: '/a.svg', alt: '' } })).toBe('picture');
  });
});

test('an anchor equals its heading with hyphens for spaces', () => {
  expect(anchorOf('O que é, para quê')).toBe('O-que-é,-para-quê');
});
