import { afterEach, expect, test, vi } from 'vitest';
import { format } from './format.ts';

test('fills placeholders and leaves unknown ones visible', () => {
  expect(format('Quadro {index} de {total}', { index: 2, total: 3 })).toBe('Quadro 2 de 3');
  expect(format('{nada}', {})).toBe('{nada}');
});

afterEach(() => vi.unstubAllGlobals());

test('numbers have the digits of the page', () => {
  expect(format('{index} / {total}', { index: 1, total: 2 }, 'ar-JO')).toBe('١ / ٢');
  vi.stubGlobal('document', { documentElement: { lang: 'fa' } });
  expect(format('{max}, {name}', { max: 1500, name: 'A4' })).toBe('۱۵۰۰, A4');
  vi.stubGlobal('document', { documentElement: { lang: 'pt-BR' } });
  expect(format('{max}', { max: 1500 })).toBe('1500');
});
