import type { Pt } from './geometry';
import { block, lift, type Pt3, viewer } from './project';
import { path, shape } from './svg';
import { WARM, WHITE } from './tools/tool-board';

/** Things on a light ground, seen from above a corner, from where they stand. */
export const see = viewer([0, 0], 45, 35);

/** All is drawn with one pen, its sides warm: what says otherwise is what differs. */
export const SIDES = { strokeWidth: 1.5, fill: WARM };
export const BLANK = { fill: WHITE };

/** An upright block. */
export const put = (plan: readonly Pt[], base: number, top: number) => {
  const { faces, top: lid } = block(see, plan, base, top);
  return path(faces.map(shape).join('')) + path(shape(lid), BLANK);
};

/** As high as `z`. */
export const flat = (plan: readonly Pt[], z: number) => shape(lift(plan, z).map(see));

/** On an upright side, by how far along it and how high: of those that look left, at `y`. */
export const onLeft = (y: number, points: readonly Pt[]) =>
  points.map(([x, z]): Pt3 => [x, y, z]).map(see);
/** Of those that look right, at `x`. */
export const onRight = (x: number, points: readonly Pt[]) =>
  points.map(([y, z]): Pt3 => [x, y, z]).map(see);
