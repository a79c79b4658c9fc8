import { expect, test } from 'vitest';
import { worded } from '../words/reader.ts';
import { createPageRate } from './page-rate.ts';

test('a long build reports its progress from time to time', () => {
  const lines: string[] = [];
  let now = 0;
  const tell = createPageRate(
    1000,
    (line) => lines.push(worded(line)),
    () => now,
  );
  for (let batch = 0; batch < 40; batch++) {
    now += 300;
    tell(25);
  }
  expect(lines).toEqual([
    '425 de 1000 páginas, 83 por segundo; faltam 7 s.',
    '850 de 1000 páginas, 83 por segundo; faltam 2 s.',
  ]);
});
