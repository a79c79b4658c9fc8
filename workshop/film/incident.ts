import { lerp, type Pt } from '../drawings/geometry';
import { ALERT, INK, PAPER, PEN, STEEL } from '../drawings/palette';
import { circle, path, poly, rect, ring } from '../drawings/svg';
import { closed, drawn, ease, mix } from './motion';
import { keep, neighbours, server, stranger, trail } from './places';
import type { View } from './view';

/** What happens this night: the one red mark, and the wall that closes round it. */
export function incident(t: number, view: View): string {
  const { see, all } = view;
  const here = see(server);
  const cut = ease(t, 17, 17.6);
  return [
    calls(t, see, cut),
    traced(t, all(trail), cut),
    checked(t, all(neighbours)),
    pulses(t, here),
    questions(t, here),
    wall(t, view),
    t > 4 ? circle(here, mix(0, 9, ease(t, 4, 4.4)), { fill: ALERT }) : '',
    t > 17 ? circle(here, 9 * cut, { fill: INK, stroke: ALERT, strokeWidth: 4 * cut }) : '',
  ].join('');
}

/** The server calls out; after the cut only a stub is left of the line. */
function calls(t: number, see: View['see'], cut: number): string {
  const line = drawn([see(server), see(stranger)], ease(t, 4.2, 5.6) * (1 - 0.82 * cut));
  if (line.length < 2) return '';
  const end = line.at(-1) ?? see(stranger);
  const open = cut < 1 && t > 5.4 ? 1 - cut : 0;
  return (
    path(poly(line), {
      ...PEN.watch,
      strokeWidth: 2.5,
      strokeDasharray: '9 7',
      strokeDashoffset: -t * 22,
      strokeLinecap: 'butt',
      opacity: 1 - 0.7 * cut,
    }) +
    (open
      ? path(
          poly([
            [end[0] - 9, end[1] - 9],
            [end[0] + 9, end[1] + 9],
          ]) +
            poly([
              [end[0] - 9, end[1] + 9],
              [end[0] + 9, end[1] - 9],
            ]),
          { ...PEN.line, opacity: open },
        )
      : '')
  );
}

/** Back along the way it came: from the server to where it got in. */
function traced(t: number, way: Pt[], cut: number): string {
  const back = drawn([...way].reverse(), ease(t, 11.8, 14));
  if (back.length < 2 || t < 11.8) return '';
  const [gate, desk] = way;
  const reached = ease(t, 13.6, 14.2);
  return (
    path(poly(back), { ...PEN.alert, strokeWidth: 2.5, opacity: 1 - 0.65 * cut }) +
    (desk
      ? circle(desk, 7 * ease(t, 12.6, 13), { fill: INK, stroke: ALERT, strokeWidth: 2.5 })
      : '') +
    (gate
      ? path(rect(gate[0] - 8, gate[1] - 8, 16, 16), {
          stroke: ALERT,
          strokeWidth: 2.5,
          opacity: reached * (1 - 0.5 * cut),
        })
      : '')
  );
}

/** Machines looked at and found clean: a bracket and a tick. */
function checked(t: number, places: Pt[]): string {
  return places
    .map(([x, y], i) => {
      const seen = ease(t, 12.2 + i * 0.45, 12.6 + i * 0.45) * (1 - ease(t, 15.4, 16.2));
      if (seen <= 0) return '';
      const tick = drawn(
        [
          [x + 16, y - 15],
          [x + 20, y - 11],
          [x + 28, y - 20],
        ],
        seen,
      );
      return (
        path(ring([x, y], 15), { ...PEN.line, opacity: seen }) +
        path(poly(tick), { stroke: PAPER, strokeWidth: 2, opacity: seen })
      );
    })
    .join('');
}

/** Rings that go out from the server until it is contained. */
function pulses(t: number, here: Pt): string {
  if (t < 4 || t > 17) return '';
  return [0, 0.5]
    .map((shift) => {
      const k = ((t - 4) / 1.8 + shift) % 1;
      return circle(here, 10 + 44 * k, {
        stroke: ALERT,
        strokeWidth: 2,
        opacity: (1 - k) * 0.8 * ease(t, 4, 4.6),
      });
    })
    .join('');
}

/** The three questions of triage: a reticle that closes in three steps. */
function questions(t: number, here: Pt): string {
  const gone = 1 - ease(t, 11.2, 11.8);
  if (t < 7.6 || gone <= 0) return '';
  return [0, 1, 2]
    .map((i) => {
      const come = ease(t, 7.8 + i * 0.9, 8.4 + i * 0.9);
      const r = mix(120, 34 + i * 15, come);
      return circle(here, r, {
        stroke: i === 2 ? PAPER : STEEL[1],
        strokeWidth: 1.6,
        strokeDasharray: `${r * 0.9} ${r * 0.6708}`,
        strokeDashoffset: -t * 14 * (i - 1),
        strokeLinecap: 'butt',
        opacity: come * gone,
      });
    })
    .join('');
}

function wall(t: number, { all }: View): string {
  const built = ease(t, 16, 17.6);
  if (t < 16) return '';
  const shut = ease(t, 17.4, 18);
  const trace = all(keep.trace);
  return (
    path(poly(trace), { fill: INK, opacity: 0.85 * shut }) +
    path(poly(drawn(closed(trace), built)), {
      ...PEN.wall,
      strokeWidth: 3.5,
      strokeLinejoin: 'miter',
    }) +
    keep.fronts
      .map(({ ravelin }) => path(poly(drawn(closed(all(ravelin)), shut)), PEN.work))
      .join('') +
    path(
      keep.salients
        .map((p) =>
          poly([all([server])[0] ?? p, lerp(all([server])[0] ?? p, all([p])[0] ?? p, 0.62)]),
        )
        .join(''),
      { ...PEN.fine, opacity: shut },
    )
  );
}
