import { expect, test } from 'vitest';
import { initialsOf } from './initials.ts';

test('initials are those of the first name and the last', () => {
  expect(initialsOf('Helena do Prado')).toBe('HP');
  expect(initialsOf('June')).toBe('J');
  expect(initialsOf('Élise (Lise) Ångström')).toBe('ÉÅ');
  expect(initialsOf('李 小龙')).toBe('李小');
});
