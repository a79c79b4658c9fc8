import { expect, test } from 'vitest';
import { withLine, withoutLine } from './written-lines.ts';

test('each line is a paragraph, written once, after what was typed', () => {
  expect(withLine('', 'Quem vê?')).toBe('Quem vê?');
  expect(withLine(' \n', 'Quem vê?')).toBe('Quem vê?');
  expect(withLine('Bom dia.', 'Quem vê?')).toBe('Bom dia.\n\nQuem vê?');
  expect(withLine('Bom dia.\n', 'Quem vê?')).toBe('Bom dia.\n\nQuem vê?');
  expect(withLine('Bom dia.\n\nQuem vê?', 'Quem vê?')).toBe('Bom dia.\n\nQuem vê?');
});

test('just that line is taken out again, wherever it stands', () => {
  expect(withoutLine('Bom dia.\n\nQuem vê?', 'Quem vê?')).toBe('Bom dia.');
  expect(withoutLine('Quem vê?\n\nQuem liga?', 'Quem vê?')).toBe('Quem liga?');
  expect(withoutLine('Quem vê?\n\nQuem liga?', 'Quem liga?')).toBe('Quem vê?');
  expect(withoutLine('Antes.\nQuem vê?\nDepois.', 'Quem vê?')).toBe('Antes.\nDepois.');
  expect(withoutLine('Quem vê?', 'Quem vê?')).toBe('');
});

test('what the visitor has changed is the visitor’s', () => {
  const changed = 'Bom dia.\n\nQuem vê, e quando?';
  expect(withoutLine(changed, 'Quem vê?')).toBe(changed);
});
