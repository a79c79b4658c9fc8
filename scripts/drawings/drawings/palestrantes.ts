import { envelope, starFort } from '../fort';
import { hatch, lerp, offset, type Pt, times } from '../geometry';
import { ALERT, GRAPHITE, INK, PAPER, PEN } from '../palette';
import { arc, circle, document, path, segments, shape, tickRing } from '../svg';
import { PORTRAITS, type Portrait } from './palestrantes-rostos';

const C: Pt = [200, 178];

/** Faceted head: a jaw that can be narrower or squarer. */
const head = (wide: number, jaw: number): Pt[] => [
  [200 - wide * 0.55, 96],
  [200 + wide * 0.55, 96],
  [200 + wide, 134],
  [200 + wide * 0.96, 190],
  [200 + jaw, 236],
  [200 + jaw * 0.4, 254],
  [200 - jaw * 0.4, 254],
  [200 - jaw, 236],
  [200 - wide * 0.96, 190],
  [200 - wide, 134],
];

/** Shoulders with the outline of a bastion: faces, flanks and a neck for a gorge. */
const shoulders = (slope: number, width: number): Pt[] => [
  [174, 240],
  [226, 240],
  [228, 272],
  [200 + width * 0.62, 290 + slope * 0.3],
  [200 + width, 326 + slope],
  [200 + width + 16, 410],
  [200 - width - 16, 410],
  [200 - width, 326 + slope],
  [200 - width * 0.62, 290 + slope * 0.3],
  [172, 272],
];

/** A speaker without a photograph: nobody's face, but each one's own outline and fort. */
function portrait(p: Portrait): string {
  const fort = starFort(C, 152, p.bastions, p.turn);
  const face = head(p.wide, p.jaw);
  const bust = shoulders(p.slope, p.width);
  const mid: Pt = [200, 370];
  return document(
    400,
    400,
    path('M0 0h400v400H0z', { fill: GRAPHITE }),
    tickRing(C, 166, 8, 120, PEN.hair),
    path(shape(envelope(fort, 4)), PEN.ghost),
    path(shape(fort.trace), { ...PEN.hair, fill: INK, fillOpacity: 0.5 }),
    path(shape(offset(fort.trace, -7)), PEN.ghost),
    path(arc(C, 166, ...p.watch), PEN.watch),
    p.behind ? path(p.behind, { ...PEN.work, fill: INK }) : '',
    path(shape(bust), { ...PEN.wall, fill: INK }),
    path(shape(bust.map((q) => lerp(q, mid, 0.08))), PEN.hair),
    path(
      segments(
        hatch(
          bust.slice(2, 6).concat([
            [200, 410],
            [200, 300],
          ]),
          60,
          9,
        ),
      ),
      PEN.hair,
    ),
    path(shape(face), { ...PEN.wall, fill: GRAPHITE }),
    path(segments(hatch([[200, 96], ...face.slice(1, 6), [200, 254]], 60, 8)), PEN.hair),
    path(shape(p.hair), { ...PEN.work, fill: INK }),
    path(p.detail, { ...PEN.line, fill: p.bastions === 7 ? INK : 'none' }),
    circle([200, 384], 5, { fill: ALERT }),
    path(times(2, (i) => `M${176 + i * 48} 384h0`).join(''), { stroke: PAPER, strokeWidth: 5 }),
  );
}

export const palestrantes = Object.fromEntries(
  PORTRAITS.map((p, i) => [`palestrante-${i + 1}.svg`, () => portrait(p)]),
);
