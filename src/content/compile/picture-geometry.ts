import { ASSETS } from '../../hosting/own-addresses.ts';
import type { Picture } from '../../types/config.gen.ts';

/** Address of a variant. Its name is a hash of its input, so that browsers may cache it for ever. */
export const variantAddress = (name: string): string => `${ASSETS}/${name}`;

export type Crop = NonNullable<Picture['crop']>;
export type Focus = NonNullable<Picture['focus']>;

export interface Size {
  width: number;
  height: number;
}

/** Widths of variants in pixels; each is about 1.5 times the one before. */
const STEPS = [160, 240, 320, 480, 720, 1080, 1600, 2400];
/** Highest pixel density served: beyond it, eyes see no difference. */
const DENSITY = 2;
/** The widest phone, and window in one column, in CSS pixels. */
const ONE_COLUMN = 1000;
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
 * than the picture, or higher than its format can be: of the highest there is
 * none.
 */
export function variantWidths(display: number, { width, height }: Size): number[] {
  const wanted = Math.max(display, isFixed(display) ? 0 : ONE_COLUMN) * DENSITY;
  const tallest = Math.floor((TALLEST * width) / height);
  const largest = Math.min(width, wanted, tallest, STEPS.at(-1) ?? wanted);
  if (largest < 1) return [];
  const least = isFixed(display) ? display : FIXED;
  return [...STEPS.filter((step) => step >= least && step < largest), largest];
}

/** In pixels: what WebP can hold; AVIF can hold one more. */
export const TALLEST = 16_383;

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

/** Crop and focus as a media fragment (W3C), which is added to the address of the file; '' for the whole picture. */
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
