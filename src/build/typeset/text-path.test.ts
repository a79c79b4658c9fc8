import { expect, test } from 'vitest';
import { openCut } from './fonts.ts';
import { linePath, measured, widthOf, wrap } from './text-path.ts';

const style = { font: openCut('archivo', 600).font, size: 60, letterSpacing: -0.022 };

test('lines fit the column and have similar lengths', () => {
  const lines = wrap(
    measured('Firewall de próxima geração: aplicações, não portas', style),
    560 / style.size,
  );
  expect(lines).toEqual(['Firewall de próxima', 'geração: aplicações,', 'não portas']);
  for (const line of lines) expect(widthOf(line, style)).toBeLessThanOrEqual(560);
});

test('a word wider than the column has its own line', () => {
  expect(wrap(measured('o inconstitucionalissimamente é', style), 200 / style.size)).toEqual([
    'o',
    'inconstitucionalissimamente',
    'é',
  ]);
});

test('a line becomes outlines at the requested position', () => {
  const path = linePath('Ação', style, 100, 200);
  expect(path).toMatch(/^M[\d.]+ [\d.]+/);
  const xs = Array.from(path.matchAll(/[ML]([\d.]+) /g), ([, x]) => Number(x));
  expect(Math.min(...xs)).toBeGreaterThan(99);
  expect(Math.max(...xs)).toBeLessThan(100 + widthOf('Ação', style) + 1);
});
