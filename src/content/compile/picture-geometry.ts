import type { Picture } from '../../app/types/config.gen.ts';
import { ASSETS } from '../../hosting/own-addresses.ts';

/** Where a variant is: its name tells all that it is made of, so that browsers may keep it for ever. */
export const variantAddress = (name: string): string => `${ASSETS}/${name}`;

export type Crop = NonNullable<Picture['crop']>;
export type Focus = NonNullable<Picture['focus']>;

export interface Size {
  width: number;
  height: number;
}

/** Widths that variants may have, in pixels: each has about half as many again as the one before. */
const STEPS = [160, 240, 320, 480, 720, 1080, 1600, 2400];
/** Screens of more pixels to a CSS pixel show no difference that an eye can tell. */
const DENSITY = 2;
/** The widest phone, and window in one column, in CSS pixels. */
const ONE_COLUMN = 900;
/** Up to this width, in CSS pixels, a picture is as large in every window. */
const FIXED = 320;

/** The part of a picture that is shown, in its pixels. */
export function cropPixels(crop: Crop, { width, height }: Size) {
  const left = Math.min(Math.round((crop.x / 100) * width), width - 1);
  const top = Math.min(Math.round((crop.y / 100) * height), height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(Math.round((crop.width / 100) * width), width - left)),
    height: Math.max(1, Math.min(Math.round((crop.height / 100) * height), height - top)),
  };
}

/**
 * The widths of a picture's variants where it is shown so wide: `display` in CSS pixels, in a wide window. None is wider
 * than the picture.
 */
export function variantWidths(display: number, { width }: Size): number[] {
  const largest = Math.min(width, Math.max(display, isFixed(display) ? 0 : ONE_COLUMN) * DENSITY);
  const least = isFixed(display) ? display : FIXED;
  const steps = STEPS.filter((step) => step >= least && step < largest);
  return [...steps, Math.min(largest, STEPS.at(-1) ?? largest)];
}

/** The `sizes` of an image that is so wide in a wide window, and as wide as the window in a narrow one. */
export function sizesFor(display: number): string {
  if (isFixed(display)) return `${display}px`;
  return Number.isFinite(display) ? `(min-width:${ONE_COLUMN}px) ${display}px,100vw` : '100vw';
}

const isFixed = (display: number) => display <= FIXED;

/** The focal point as CSS has it, in the part that is shown. */
export function positionOf(focus: Focus, crop: Crop = WHOLE): string {
  const inside = (point: number, from: number, length: number) =>
    Math.round(Math.min(100, Math.max(0, ((point - from) / length) * 100)));
  return `${inside(focus.x, crop.x, crop.width)}% ${inside(focus.y, crop.y, crop.height)}%`;
}

const WHOLE: Crop = { x: 0, y: 0, width: 100, height: 100 };

/** What tells one use of a file from another, at the end of its address; '' for the whole picture. A media fragment (W3C). */
export function fragmentOf({ crop, focus }: Pick<Picture, 'crop' | 'focus'>): string {
  const parts = [
    crop && `xywh=percent:${crop.x},${crop.y},${crop.width},${crop.height}`,
    focus && `focus=${focus.x},${focus.y}`,
  ].filter(Boolean);
  return parts.length > 0 ? `#${parts.join('&')}` : '';
}

/** The crop in an address that `fragmentOf` has made. */
export function cropIn(address: string): Crop | undefined {
  const [, numbers] = /#xywh=percent:([\d.,]+)/.exec(address) ?? [];
  if (!numbers) return undefined;
  const [x = 0, y = 0, width = 100, height = 100] = numbers.split(',').map(Number);
  return { x, y, width, height };
}
