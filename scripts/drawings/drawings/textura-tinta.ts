import { envelope, linesOfFire, starFort } from '../fort';
import { offset, type Pt } from '../geometry';
import { PAPER } from '../palette';
import { document, g, path, ring, segments, shape, tickRing } from '../svg';

/** Hairlines of two great forts, to lie behind dark sections; too faint to compete with text. */
export function texturaTinta(): string {
  const plan = (c: Pt, r: number, n: number, turn: number) => {
    const fort = starFort(c, r, n, turn);
    return (
      path([0, -0.03, -0.065].map((k) => shape(offset(fort.trace, r * k))).join('')) +
      path([20, 44].map((d) => shape(envelope(fort, d))).join('')) +
      path(fort.fronts.map((f) => shape(f.ravelin)).join('')) +
      path(segments(linesOfFire(fort)), { strokeDasharray: '1 9' }) +
      path([1.32, 1.5, 1.72].map((k) => ring(c, r * k)).join('')) +
      tickRing(c, r * 1.41, 10, 180, { strokeWidth: 1 })
    );
  };
  return document(
    1600,
    900,
    g(
      { stroke: PAPER, strokeWidth: 1, opacity: 0.07 },
      plan([1320, 240], 430, 6, -72),
      plan([160, 860], 290, 5, -60),
    ),
  );
}
