import { envelope, starFort } from '../fort';
import { at, edges, hachures, lerp, offset, type Pt, seeded, times } from '../geometry';
import { DRAWN, lit, travel } from '../movement';
import { ALERT, GRAPHITE, INK, PAPER, PEN, STEEL } from '../palette';
import {
  circle,
  comb,
  dots,
  liveSheet,
  nodes,
  path,
  poly,
  rect,
  ring,
  segments,
  shape,
  tickRing,
} from '../svg';

const C: Pt = [530, 360];
/** At the left: the window may end the drawing at its right. */
const OUTSIDE: Pt = [202, 524];
/** Rows of text a clause has; the third is the one that is read aloud. */
const CLAUSES = [3, 3, 3, 3];
const READ = 2;

/** The lines of the clauses, in a column as wide as the walls leave. */
function text(left: number, right: number, top: number) {
  const rand = seeded(20);
  let y = top;
  return CLAUSES.map((rows) => {
    const first = y;
    const lines = times(rows, (i): readonly [Pt, Pt] => {
      const end = i === rows - 1 ? left + 50 + rand() * 70 : right - rand() * 14;
      const line = [
        [left, y],
        [end, y],
      ] as const;
      y += 14;
      return line;
    });
    y += 14;
    return { first, last: y - 28, lines };
  });
}

/** A contract as the plan of a square fort: its clauses inside, and a way in for who reports a flaw. */
export function confianca(): string {
  const fort = starFort(C, 330, 4, -45);
  const crest = envelope(fort, 20);
  const glacis = hachures(edges(crest), 12, (t, i) => 4 + 22 * (i % 2 ? t : 1 - t), 4);
  const clauses = text(C[0] - 78, C[0] + 100, C[1] - 92);
  const read = at(clauses, READ);
  const left = at(fort.fronts, 2);
  const gate = lerp(left.flankA, left.flankB, 0.5);
  const way: Pt[] = [[C[0] - 112, read.first + 14], [gate[0] - 110, read.first + 14], OUTSIDE];
  const passage: Pt[] = [
    [C[0] - 128, read.first + 14],
    [gate[0] - 2, read.first + 14],
  ];
  const beside = (by: number) => passage.map(([x, y]): Pt => [x, y + by]);
  const other = clauses.filter((one) => one !== read);
  return liveSheet(
    travel(),
    path(segments(glacis), PEN.hair),
    path(shape(crest), { ...PEN.fine, strokeDasharray: '.1 6', fill: INK }),
    path(fort.fronts.map((f) => shape(f.ravelin)).join(''), { ...PEN.line, fill: GRAPHITE }),
    path(shape(fort.trace), { ...PEN.wall, ...DRAWN, fill: GRAPHITE }),
    path(shape(offset(fort.trace, -8)), PEN.fine),
    comb(shape(offset(fort.trace, -15)), 8, 6, PEN.hair),
    path(shape(offset(fort.trace, -23)), { ...PEN.hair, fill: INK }),
    path(segments(other.flatMap(({ lines }) => lines)), { stroke: STEEL[2], strokeWidth: 3.4 }),
    path(dots(other.map(({ first }): Pt => [C[0] - 96, first])), {
      stroke: STEEL[0],
      strokeWidth: 9,
    }),
    path(rect(C[0] - 112, read.first - 14, 226, read.last - read.first + 28), {
      ...PEN.alert,
      fill: '#2A0D15',
    }),
    path(segments(read.lines), { stroke: PAPER, strokeWidth: 3.4 }),
    path(dots([[C[0] - 96, read.first]]), { stroke: ALERT, strokeWidth: 11 }),
    // The way from outside goes through the wall, between walls of its own.
    path(poly(passage), { stroke: INK, strokeWidth: 30, strokeLinecap: 'butt' }),
    path(segments([-15, 15].map((by) => [at(beside(by), 0), at(beside(by), 1)])), PEN.wall),
    path(poly(way), { ...PEN.line, strokeDasharray: '.1 8' }),
    path(poly([...way].reverse()), lit(PAPER, 8)),
    tickRing(OUTSIDE, 48, 8, 60, PEN.fine),
    path(ring(OUTSIDE, 34), PEN.line),
    circle(OUTSIDE, 9, { fill: PAPER }),
    nodes(fort.salients, 7, PAPER, INK),
  );
}
