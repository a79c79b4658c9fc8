import { expect, test } from 'vitest';
import { find } from './find.ts';

const named = (...phrases: string[]) => ({ item: phrases[0], phrases });
const all = [
  named('lockopen', 'cadeado aberto', 'lock open'),
  named('lock', 'cadeado', 'fechadura'),
  named('lockclock', 'relogio', 'cadeado'),
  named('homework', 'casa', 'home work'),
];

test('finds entries by the beginning of any word, with or without accents, those with that name first', () => {
  expect(find(all, 'Cadeado')).toEqual(['lock', 'lockopen', 'lockclock']);
  expect(find(all, 'relógio')).toEqual(['lockclock']);
  expect(find(all, 'work')).toEqual(['homework']);
});

test('several words must all match; an empty query matches everything', () => {
  expect(find(all, 'cadeado aberto')).toEqual(['lockopen']);
  expect(find(all, 'cadeado casa')).toEqual([]);
  expect(find(all, ' ')).toHaveLength(4);
});
