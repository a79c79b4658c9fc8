import { expect, test } from 'vitest';
import { placeBeside } from './beside.ts';

const end = (y: number, label: string, value = '21 min', x = 100) => ({ x, y, label, value });

test('names stand at the ends of their lines', () => {
  expect(placeBeside([end(20, 'Conter'), end(80, 'Detectar', '8 min')])).toEqual([
    { y: 20, lines: ['Conter: 21 min'] },
    { y: 80, lines: ['Detectar: 8 min'] },
  ]);
});

test('a long one is in two lines', () => {
  const [name] = placeBeside([end(50, 'Investimento', 'R$ 785 mil')]) ?? [];
  expect(name?.lines).toEqual(['Investimento', 'R$ 785 mil']);
});

test('none covers another, whichever comes first, nor leaves the drawing', () => {
  for (const ys of [
    [50, 50, 50],
    [98, 100, 99],
    [2, 0, 1],
  ]) {
    const names = placeBeside(ys.map((y, at) => end(y, `Fila ${at}`))) ?? [];
    const heights = names.map(({ y }) => y).sort((a, b) => a - b);
    expect(heights).toHaveLength(3);
    expect(heights[0]).toBeGreaterThanOrEqual(0);
    expect(heights[2]).toBeLessThanOrEqual(100);
    for (const at of [1, 2]) expect(heights[at]! - heights[at - 1]!).toBeGreaterThanOrEqual(9.3); // 17 of 180 pixels
  }
});

test('they stay in the drawing where a line ends earlier, a name is too long, or there are too many', () => {
  expect(placeBeside([end(50, 'Fila', '3', 80)])).toBeUndefined();
  expect(placeBeside([end(50, 'Um nome que não tem onde caber')])).toBeUndefined();
  const many = Array.from({ length: 14 }, (_, at) => end(50, `F${at}`));
  expect(placeBeside(many)).toBeUndefined();
});
