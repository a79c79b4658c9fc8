import { envelope, starFort } from '../fort';
import { edges, hachures, offset, type Pt, polar, times } from '../geometry';
import { ALERT, GRAPHITE, INK, PAPER, PEN } from '../palette';
import { circle, comb, el, g, path, ring, segments, shape, sheet } from '../svg';

const C: Pt = [480, 360];

/** What stands on a ring at equal distances. */
const around = (count: number, r: number, draw: (c: Pt, deg: number) => string) =>
  times(count, (i) => draw(polar(C, r, (360 / count) * i - 90), (360 / count) * i - 90)).join('');

/** A plug: a square that looks at the middle. */
const socket = (c: Pt, deg: number) =>
  shape([45, 135, 225, 315].map((turn) => polar(c, 11, deg + turn)));

/**
 * The lines of defence, one round the other. Each is a group named as its tab: an address that ends
 * in that name (`#borda`) lights it: one line of it in red, the rest stronger.
 */
export function camadas(): string {
  const fort = starFort(C, 300, 6, -60);
  const edge = envelope(fort, 14);
  const walls = fort.trace;
  const inner = offset(walls, -16);
  return sheet(
    el(
      'style',
      {},
      `g:target *{stroke-width:3}g:target>:first-child{stroke:${ALERT};stroke-width:5}`,
    ),
    path(segments(hachures(edges(edge), 14, (t) => 8 + 10 * t, 8)), PEN.hair),
    g(
      { id: 'borda', ...PEN.line },
      path(shape(edge), { fill: INK }),
      path(fort.fronts.map((f) => shape(f.ravelin)).join(''), { fill: GRAPHITE }),
    ),
    g(
      { id: 'interior', ...PEN.line },
      path(shape(walls), { fill: GRAPHITE }),
      path(shape(inner), { fill: INK }),
    ),
    g(
      { id: 'acesso', ...PEN.line },
      path(ring(C, 168)),
      path(around(24, 168, socket), { fill: INK }),
    ),
    g(
      { id: 'filiais', ...PEN.line },
      path(ring(C, 118), { strokeDasharray: '2 7' }),
      path(
        around(6, 118, (c, deg) => shape(starFort(c, 27, 4, deg).trace)),
        { fill: GRAPHITE },
      ),
    ),
    g({ id: 'nuvem', ...PEN.line, strokeDasharray: '.1 8' }, path(ring(C, 66)), path(ring(C, 54))),
    comb(ring(C, 42), 8, 7, PEN.hair),
    circle(C, 22, { ...PEN.work, fill: GRAPHITE }),
    circle(C, 7, { fill: PAPER }),
  );
}
