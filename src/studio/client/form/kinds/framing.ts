import type { Crop, Focus } from '../../../../types/config.gen.ts';

export interface Framing {
  crop: Crop;
  focus: Focus;
}

/** What one takes hold of: a corner of the crop, the crop itself, or the focal point. */
export const HANDLES = ['top-left', 'top-right', 'bottom-left', 'bottom-right', 'focus'] as const;
export type Handle = (typeof HANDLES)[number];

/** Smaller ones, in percent, cannot be taken hold of. */
const LEAST = 5;

export const WHOLE_PICTURE: Framing = {
  crop: { x: 0, y: 0, width: 100, height: 100 },
  focus: { x: 50, y: 50 },
};

const clamp = (value: number, least: number, most: number) =>
  Math.min(most, Math.max(least, Math.round(value)));

/** Where a handle is, in percent of the picture. */
export function handleAt({ crop, focus }: Framing, handle: Handle): Focus {
  if (handle === 'focus') return focus;
  return {
    x: crop.x + (handle.endsWith('right') ? crop.width : 0),
    y: crop.y + (handle.startsWith('bottom') ? crop.height : 0),
  };
}

/** The framing with a handle at another point. A corner leaves the opposite one where it is; the focal point stays in the crop, or in its middle. */
export function moveHandle(framing: Framing, handle: Handle, to: Focus): Framing {
  if (handle === 'focus') return withFocus(framing, to);
  const { crop } = framing;
  const [x, width] = handle.endsWith('right')
    ? [crop.x, clamp(to.x, crop.x + LEAST, 100) - crop.x]
    : movedStart(crop.x, crop.width, to.x);
  const [y, height] = handle.startsWith('bottom')
    ? [crop.y, clamp(to.y, crop.y + LEAST, 100) - crop.y]
    : movedStart(crop.y, crop.height, to.y);
  const moved = { x, y, width, height };
  return withFocus(
    { ...framing, crop: moved },
    isMiddle(framing) ? middleOf(moved) : framing.focus,
  );
}

function movedStart(start: number, length: number, to: number): [start: number, length: number] {
  const moved = clamp(to, 0, start + length - LEAST);
  return [moved, start + length - moved];
}

const withFocus = ({ crop }: Framing, { x, y }: Focus): Framing => ({
  crop,
  focus: {
    x: clamp(x, crop.x, crop.x + crop.width),
    y: clamp(y, crop.y, crop.y + crop.height),
  },
});

/** What is written: nothing of a crop that is the whole picture, and of a focal point in the middle of it. */
export function written({ crop, focus }: Framing): Partial<Framing> {
  const isUncropped = crop.width === 100 && crop.height === 100;
  return { ...(!isUncropped && { crop }), ...(!isMiddle({ crop, focus }) && { focus }) };
}

/** What is framed by what is written. */
export function framingOf({ crop = WHOLE_PICTURE.crop, focus }: Partial<Framing>): Framing {
  const point = focus ?? middleOf(crop);
  return withFocus({ crop, focus: point }, point);
}

const middleOf = ({ x, y, width, height }: Crop): Focus => ({
  x: x + width / 2,
  y: y + height / 2,
});

const isMiddle = ({ crop, focus }: Framing): boolean => {
  const { x, y } = middleOf(crop);
  return Math.abs(focus.x - x) < 1 && Math.abs(focus.y - y) < 1;
};
