import { expect, test } from 'vitest';
import { withLine, withoutLine } from './use-writing.ts';

test('each line is added once, as a paragraph after the typed text', () => {
  expect(withLine('', 'Quem vê?')).toBe('Quem vê?');
  expect(withLine(' \n', 'Quem vê?')).toBe('Quem vê?');
  expect(withLine('Bom dia.', 'Quem vê?')).toBe('Bom dia.\n\nQuem vê?');
  expect(withLine('Bom dia.\n', 'Quem vê?')).toBe('Bom dia.\n\nQuem vê?');
  expect(withLine('Bom dia.\n\nQuem vê?', 'Quem vê?')).toBe('Bom dia.\n\nQuem vê?');
});

test('only that line is removed, wherever it is', () => {
  expect(withoutLine('Bom dia.\n\nQuem vê?', 'Quem vê?')).toBe('Bom dia.');
  expect(withoutLine('Quem vê?\n\nQuem liga?', 'Quem vê?')).toBe('Quem liga?');
  expect(withoutLine('Quem vê?\n\nQuem liga?', 'Quem liga?')).toBe('Quem vê?');
  expect(withoutLine('Antes.\nQuem vê?\nDepois.', 'Quem vê?')).toBe('Antes.\nDepois.');
  expect(withoutLine('Quem vê?', 'Quem vê?')).toBe('');
});

test('a line that the visitor has changed is kept', () => {
  const changed = 'Bom dia.\n\nQuem vê, e quando?';
  expect(withoutLine(changed, 'Quem vê?')).toBe(changed);
});
