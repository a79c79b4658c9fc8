import { at, edges, type Pt } from './geometry';
import { GRAPHITE, INK } from './palette';
import { type Attrs, path, shape } from './svg';

export type Pt3 = readonly [number, number, number];

/**
 * Orthographic view of a ground plane seen from above: `yaw` turns it, `tilt` lays it down
 * (90 is plan, 30 is low), z rises up the sheet.
 */
export function viewer(center: Pt, yaw: number, tilt: number, k = 1) {
  const a = (yaw * Math.PI) / 180;
  const flat = Math.sin((tilt * Math.PI) / 180);
  const rise = Math.cos((tilt * Math.PI) / 180);
  return ([x, y, z]: Pt3): Pt => {
    const u = x * Math.cos(a) - y * Math.sin(a);
    const v = x * Math.sin(a) + y * Math.cos(a);
    return [center[0] + u * k, center[1] + (v * flat - z * rise) * k];
  };
}

/** Lifts plan points to a height. */
export const lift = (points: readonly Pt[], z: number): Pt3[] => points.map(([x, y]) => [x, y, z]);

type Viewer = ReturnType<typeof viewer>;

/**
 * An upright block on a clockwise plan: the faces the viewer sees, back ones first, then the top.
 * A face is seen when walking its edge goes leftwards on screen, that is, with its back to us.
 */
export function block(see: Viewer, plan: readonly Pt[], base: number, top: number) {
  const foot = lift(plan, base).map(see);
  const head = lift(plan, top).map(see);
  const faces = edges(foot)
    .map(([a, b], i) => [a, b, at(head, i + 1), at(head, i)])
    .filter(([a, b]) => a && b && b[0] < a[0])
    .sort((p, q) => at(p, 0)[1] + at(p, 1)[1] - at(q, 0)[1] - at(q, 1)[1]);
  return { faces, top: head };
}

/** The same, drawn: sides in the ground colour, so that what stands behind is hidden. */
export function solid(
  see: Viewer,
  plan: readonly Pt[],
  base: number,
  top: number,
  pen: Attrs,
  side = INK,
  lid = GRAPHITE,
) {
  const { faces, top: head } = block(see, plan, base, top);
  return (
    path(faces.map(shape).join(''), { ...pen, fill: side }) +
    path(shape(head), { ...pen, fill: lid })
  );
}

export const box = (x: number, y: number, w: number, h: number): Pt[] => [
  [x, y],
  [x + w, y],
  [x + w, y + h],
  [x, y + h],
];
