import { ngon, type Pt, polar, times } from '../geometry';
import { GRAPHITE } from '../palette';
import { arc, circle, path, poly, rect, segments, shape } from '../svg';

const C: Pt = [20, 20];
const solid = { fill: GRAPHITE, stroke: 'none' };
const thick = { strokeWidth: 4, strokeLinecap: 'butt', strokeLinejoin: 'miter' };

/** The geometric sign of each partner, on a 40 by 40 field. */
export const MARKS: Record<string, () => string> = {
  // A tower with its battlements.
  torreao: () =>
    path('M6 38V14H3V3h8v5h5V3h8v5h5V3h8v11h-3v24z', { ...solid }) +
    path('M15 38v-9a5 5 0 0 1 10 0v9z', { fill: '#FFF', stroke: 'none' }),
  // A fence of uprights closing to a point.
  vedra: () =>
    path(
      segments(
        times(5, (i) => [
          [4 + i * 8, 4 + Math.abs(i - 2) * 5],
          [4 + i * 8, 37],
        ]),
      ),
      { strokeWidth: 3.4, strokeLinecap: 'butt' },
    ),
  // An eye on the horizon: watchtower.
  atalaia: () =>
    path([arc(C, 17, 180, 360), arc(C, 10, 180, 360), 'M2 28h36'].join(''), { strokeWidth: 4 }) +
    circle([20, 20], 4, solid),
  // A lighthouse beam.
  farolis: () =>
    path(
      shape([
        [2, 30],
        [38, 4],
        [38, 20],
      ]),
      solid,
    ) + path('M2 37h36', { strokeWidth: 4, strokeLinecap: 'butt' }),
  // A shoal of points swimming one way.
  cardume: () =>
    path(
      [
        [4, 20],
        [16, 11],
        [16, 29],
        [28, 3],
        [28, 20],
        [28, 37],
      ]
        .map(([x = 0, y = 0]) =>
          poly([
            [x, y - 5],
            [x + 8, y],
            [x, y + 5],
          ]),
        )
        .join(''),
      { strokeWidth: 2.8 },
    ),
  // A key whose bow is a fort.
  clavario: () =>
    path(shape(ngon([13, 20], 11, 6, 0)), { strokeWidth: 4, strokeLinejoin: 'miter' }) +
    path('M24 20h15M32 20v8M37.5 20v6', { strokeWidth: 3.6, strokeLinecap: 'butt' }),
  // A lever on its fulcrum.
  palanca: () =>
    path('M3 28L37 10', { strokeWidth: 6 }) +
    path(
      shape([
        [20, 22],
        [29, 38],
        [11, 38],
      ]),
      solid,
    ),
  // A latch: bolt through two keepers.
  tramela: () =>
    path(rect(4, 4, 32, 32), thick) +
    path('M4 20h20', { strokeWidth: 7, strokeLinecap: 'butt' }) +
    path(rect(26, 15, 4, 10), solid),
  // A sweep: arcs of a radar closing on a point.
  varredo: () =>
    path(
      arc([6, 34], 30, -90, 0) +
        arc([6, 34], 20, -90, 0) +
        poly([[6, 34], polar([6, 34], 30, -45)]),
      { strokeWidth: 3 },
    ) + circle([6, 34], 4.5, solid),
  // A dam holding water.
  represa: () =>
    path('M23 3h8l7 34H23z', solid) +
    path('M2 10h16M2 19h16M2 28h16M2 37h16', { strokeWidth: 4, strokeLinecap: 'butt' }),
};
