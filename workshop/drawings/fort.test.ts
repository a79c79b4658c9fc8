import { expect, test } from 'vitest';
import { envelope, linesOfFire, starFort } from './fort';
import { distance, meet } from './geometry';

test.each([4, 5, 6, 7, 8])('a fort of %i bastions has as many salients, all on its circle', (n) => {
  const fort = starFort([100, 100], 80, n);
  expect(fort.salients).toHaveLength(n);
  expect(fort.trace).toHaveLength(5 * n);
  for (const p of fort.salients) expect(distance(p, fort.center)).toBeCloseTo(80);
});

test('every front is symmetrical', () => {
  for (const f of starFort([0, 0], 100, 6).fronts) {
    expect(distance(f.from, f.shoulderA)).toBeCloseTo(distance(f.to, f.shoulderB));
    expect(distance(f.shoulderA, f.flankA)).toBeCloseTo(distance(f.shoulderB, f.flankB));
  }
});

test('a line of fire from each flank grazes the face of the bastion opposite', () => {
  const fort = starFort([0, 0], 100, 5);
  expect(linesOfFire(fort)).toHaveLength(10);
  for (const f of fort.fronts) {
    const crossing = meet([f.flankA, f.to], [f.shoulderB, f.to]);
    expect(distance(crossing, f.to)).toBeCloseTo(0);
  }
});

test('the counterscarp clears the salients by at least its distance', () => {
  const fort = starFort([0, 0], 100, 6);
  const far = Math.max(...envelope(fort, 10).map((p) => distance(p, [0, 0])));
  expect(far).toBeGreaterThanOrEqual(110);
});
