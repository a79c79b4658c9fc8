import type { Label } from '../../../ui/data/chart-drawing.ts';

type Point = readonly [number, number];

/** Obstacles for labels, in percent; the radius of rings is in pixels, and so is what they are lifted by. */
export interface Obstacles {
  lines: readonly (readonly Point[])[];
  rings: readonly { at: Point; radius: number; lift?: number }[];
  /** Heights of the thin lines behind all: letters may come near, not cross them. */
  rows?: readonly number[];
}

export interface Wanted {
  text: string;
  bold?: boolean;
  /** The labelled point, or the height of a labelled horizontal line. */
  of: Point | number;
}

/**
 * The smallest rooms a drawing gets, in pixels, on a phone of 320 and of 390 (the height is a
 * sheet's). As letters hang at a share of the room and do not grow with it, what touches nothing in
 * the smallest touches nothing in a larger one.
 */
export const ROOMS: readonly Point[] = [
  [196, 180],
  [256, 180],
];

/** The smallest area of a drawing from 480 px on, which has labels of its own. */
export const WIDE_ROOMS: readonly Point[] = [[430, 180]];

/**
 * Of one that goes on to the edge of the window, where letters are larger: on wide screens, so that names
 * stand near there, then on tablets.
 */
export const EDGE_ROOMS: readonly Point[] = [
  [730, 277],
  [560, 240],
];

const ASCENT = 12;
const DESCENT = 4;
/** Between letters and the middle of a line. */
const AIR = 4;
/** Largest distance of a label from its point, in percent: farther away the relation is not visible. */
const REACH = 30;

type Box = { left: number; right: number; top: number; bottom: number };

/** The position of each label: the nearest free one, else above the drawing. */
export function placeLabels(
  wanted: readonly Wanted[],
  { lines, rings, rows = [] }: Obstacles,
  rooms = ROOMS,
): Label[] {
  const placed: { label: Label; request: Wanted }[] = [];
  let above = 0;
  return wanted.map((request) => {
    const width = textWidth(request.text, request.bold);
    const isFree = (label: Label, room: Point) => {
      const box = boxOf(request, label, room, width);
      return (
        isWithin(box, room) &&
        !rows.some((row) => isOn(row, label, room)) &&
        !lines.some((line) => crosses(line, box, room)) &&
        !rings.some(({ at, radius, lift = 0 }) => {
          const [x, y] = inPixels(at, room);
          return gap([x, y - lift], box) < radius + AIR / 2;
        }) &&
        !placed.some((other) => meets(boxOf(other.request, other.label, room), box)) &&
        isNearest(request, wanted, box, room)
      );
    };
    const options = candidates(request);
    for (const room of rooms) {
      const label = options.find((label) => isFree(label, room));
      if (!label) continue;
      placed.push({ label, request });
      return label;
    }
    above += 1;
    return { x: 100, y: 0, above };
  });
}

/** Whether no other labelled point is nearer than its own: a reader would take the label for that of the other. */
function isNearest({ of }: Wanted, all: readonly Wanted[], box: Box, room: Point): boolean {
  if (typeof of === 'number') return true;
  const away = (point: Point) => gap(inPixels(point, room), box);
  return all.every((other) => typeof other.of === 'number' || away(other.of) >= away(of));
}

/** Whether letters cross a height. */
const isOn = (row: number, { y }: Label, [, height]: Point): boolean => {
  const below = ((row - y) * height) / 100;
  return below > -ASCENT && below < DESCENT;
};

/** The possible positions, the best first. */
function candidates({ of }: Wanted): Label[] {
  const isLine = typeof of === 'number';
  const [x, y] = isLine ? [0, of] : of;
  const found = HEIGHTS.flatMap((height) =>
    DISTANCES.flatMap((aside) => {
      const up = Math.abs(height - 2 - y); // the middle of small letters
      const cost = up + aside * (isLine ? 0.2 : 0.8);
      if (isLine ? up > 12 : cost > REACH) return [];
      const left = { label: { x: round(x - aside), y: height }, cost };
      const right = { label: { x: round(x + aside), y: height, start: true }, cost };
      return isLine ? [right] : [left, right];
    }),
  );
  return found.sort((a, b) => a.cost - b.cost).map(({ label }) => label);
}

const HEIGHTS = Array.from({ length: 96 }, (_, index) => index + 4);
const DISTANCES = Array.from({ length: 25 }, (_, index) => index * 4);

const round = (value: number) => Math.round(value * 10) / 10;

const inPixels = ([x, y]: Point, [width, height]: Point): Point => [
  (x * width) / 100,
  (y * height) / 100,
];

/** The area of a label, in pixels. */
export function boxOf(
  { text, bold }: Wanted,
  { x, y, start }: Label,
  room: Point,
  width = textWidth(text, bold),
): Box {
  const [x0, base] = inPixels([x, y], room);
  const left = start ? x0 : x0 - width;
  return { left, right: left + width, top: base - ASCENT, bottom: base + DESCENT };
}

/** The lowest row is the axis, and letters are kept off it. */
const isWithin = ({ left, right, top, bottom }: Box, [width, height]: Point) =>
  left >= 0 && right <= width && top >= 0 && bottom <= height - AIR / 2;

const meets = (a: Box, b: Box) =>
  a.left < b.right + AIR && b.left < a.right + AIR && a.top < b.bottom && b.top < a.bottom;

const gap = ([x, y]: Point, { left, right, top, bottom }: Box) =>
  Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));

/** Whether a line comes nearer to a box than letters should be (Liang and Barsky's clipping). */
export function crosses(line: readonly Point[], box: Box, room: Point): boolean {
  const points = line.map((point) => inPixels(point, room));
  return points.some(([x, y], index) => {
    const [toX, toY] = points[index + 1] ?? [x, y];
    const sides = [
      [x - toX, x - box.left + AIR],
      [toX - x, box.right + AIR - x],
      [y - toY, y - box.top + AIR],
      [toY - y, box.bottom + AIR - y],
    ] as const;
    let [enters, leaves] = [0, 1];
    for (const [step, room] of sides) {
      if (step === 0 && room < 0) return false;
      if (step < 0) enters = Math.max(enters, room / step);
      if (step > 0) leaves = Math.min(leaves, room / step);
    }
    return enters <= leaves;
  });
}

const SIZE = 13;
const NARROW = /[\sfijlrtI.,:;'’!|()[\]/·-]/u;
const WIDE = /[mwMWR$%@–—&]/u;

/** Estimated width of a label in pixels; rather too wide, because fonts differ. */
export function textWidth(text: string, bold = false): number {
  let ems = 0;
  for (const letter of text)
    ems += NARROW.test(letter)
      ? 0.36
      : WIDE.test(letter)
        ? 0.88
        : /\p{Lu}/u.test(letter)
          ? 0.7
          : 0.6;
  return ems * SIZE * (bold ? 1.04 : 1);
}
