import { expect, test } from 'vitest';
import { format } from './format.ts';

test('fills placeholders and leaves unknown ones visible', () => {
  expect(format('Quadro {index} de {total}', { index: 2, total: 3 })).toBe('Quadro 2 de 3');
  expect(format('{nada}', {})).toBe('{nada}');
});
