import { expect, test } from 'vitest';
import { find } from './find.ts';

const named = (...phrases: string[]) => ({ item: phrases[0], phrases });
const all = [
  named('lockopen', 'cadeado aberto', 'lock open'),
  named('lock', 'cadeado', 'fechadura'),
  named('lockclock', 'relogio', 'cadeado'),
  named('homework', 'casa', 'home work'),
];

test('finds by the beginning of any word, with accents or without, what is called so first', () => {
  expect(find(all, 'Cadeado')).toEqual(['lock', 'lockopen', 'lockclock']);
  expect(find(all, 'relógio')).toEqual(['lockclock']);
  expect(find(all, 'work')).toEqual(['homework']);
});

test('of several words, all have to be there; of none, everything is', () => {
  expect(find(all, 'cadeado aberto')).toEqual(['lockopen']);
  expect(find(all, 'cadeado casa')).toEqual([]);
  expect(find(all, ' ')).toHaveLength(4);
});
