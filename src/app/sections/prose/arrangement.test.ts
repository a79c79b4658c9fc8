import { describe, expect, it, test } from 'vitest';
import { anchorOf, layoutOf } from './arrangement.ts';

const prose = (blocks: Parameters<typeof layoutOf>[0]['blocks'], rest = {}) =>
  layoutOf({ type: 'prose', title: 'Title', blocks, ...rest });
const table = { head: ['a', 'b'], rows: [['1', '2']] };

describe('layoutOf', () => {
  it('gives a table the whole width', () => {
    expect(prose([{ paragraphs: ['a'] }, { table }])).toBe('table');
  });
  it('sets two blocks beside each other', () => {
    expect(prose([{ items: ['a'] }, { paragraphs: ['b'] }])).toBe('pair');
  });
  it('sets what is all alike in columns', () => {
    expect(prose([{ paragraphs: ['a', 'b'] }])).toBe('columns');
    expect(prose([{ items: ['a', 'b', 'c'] }])).toBe('columns');
  });
  it('sets many blocks in rows', () => {
    expect(prose([{ items: ['a'] }, { items: ['b'] }, { items: ['c'] }])).toBe('rows');
  });
  it('leaves one paragraph, one with its list and what has an intro beside the title', () => {
    expect(prose([{ paragraphs: ['a'] }])).toBe('beside');
    expect(prose([{ paragraphs: ['a'], items: ['b'] }])).toBe('beside');
    expect(prose([{ items: ['a', 'b'] }], { intro: 'Said before.' })).toBe('beside');
  });
  it('sets in one column what is told how to stand', () => {
    expect(prose([{ items: ['a'] }, { table }], { layout: 'beside' })).toBe('beside');
  });
  it('keeps to a picture', () => {
    expect(prose([{ table }], { picture: { src: '/a.svg', alt: '' } })).toBe('picture');
  });
});

test('an anchor has no spaces, and all else that its heading has', () => {
  expect(anchorOf('O que é, para quê')).toBe('O-que-é,-para-quê');
});
