import { starFort } from '../fort';
import { lerp, type Pt } from '../geometry';
import { type Hand, word } from '../lettering';
import { ALERT, INK, PAPER, RED } from '../palette';
import { circle, document, el, g, path, shape } from '../svg';

/** Five bastions with wider gorges than Vauban's, so that they hold at the size of a tab icon. */
function trace(c: Pt, r: number): Pt[] {
  const fort = starFort(c, r, 5);
  return fort.fronts.flatMap((f) => {
    const inwards = (p: Pt) => lerp(p, c, 0.1);
    return [
      f.from,
      lerp(f.shoulderA, f.flankA, -0.12),
      inwards(f.flankA),
      inwards(f.flankB),
      lerp(f.shoulderB, f.flankB, -0.12),
    ];
  });
}

const mark = (c: Pt, r: number, colour: string, red: string, weight: number) =>
  path(shape(trace(c, r)), { stroke: colour, strokeWidth: weight, strokeLinejoin: 'miter' }) +
  circle(c, r * 0.2, { fill: red });

const HAND: Hand = {
  x: 0.72,
  cap: 1,
  width: 0.54,
  radius: 0.22,
  hook: 0.14,
  storey: true,
  size: 19.5,
  weight: 3.1,
  tracking: 0.34,
};

const lockup = (colour: string, red: string) =>
  document(
    168,
    40,
    mark([20, 21.5], 18, colour, red, 2.4),
    word('Baluarte', HAND, [50, 30.6], colour).markup,
  );

/** The mark without the name, on ink. */
export const symbol = () => document(64, 64, mark([32, 34.5], 29, PAPER, ALERT, 3.6));

export const brand = {
  'marca-clara.svg': () => lockup(PAPER, ALERT),
  'marca-escura.svg': () => lockup(INK, RED),
  'favicon.svg': () =>
    document(
      32,
      32,
      el('rect', { width: 32, height: 32, rx: 7, fill: INK }),
      g({ fill: PAPER }, path(shape(trace([16, 17], 13.6)))),
      circle([16, 17], 3.6, { fill: RED }),
    ),
};
