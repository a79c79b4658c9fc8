import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { cachedByFile } from '../../node/cached-by-file.ts';
import { hashOf, keyOf } from '../../node/hash-of.ts';
import type { PictureSize } from '../../ui/data/types.ts';
import { msg } from '../../words/message.ts';
import { UserError } from '../../words/user-error.ts';

/** A photo, or another picture made of pixels. */
export interface Raster {
  /** Key of the content and of the library that makes the variants. */
  sum: string;
  bytes: number;
}

/** Intrinsic size of a file of `public/`; a photo stands upright. */
export const pictureSize = async (publicDir: string, src: string): Promise<PictureSize> =>
  (await readPicture(publicDir, src)).size;

export const readPicture = (publicDir: string, src: string) => read(join(publicDir, src));

const read = cachedByFile(
  'picture-sizes',
  async (path): Promise<{ size: PictureSize; raster?: Raster }> => {
    const { default: sharp } = await import('sharp');
    const metadata = await sharp(path)
      .metadata()
      .catch((error: Error) => cannotOpen(path, error));
    const { width, height, autoOrient, pages = 1 } = metadata;
    if (path.endsWith('.svg')) {
      const svg = readFileSync(path, 'utf8');
      return { size: { width, height, ...motionIn(svg), ...slicingIn(svg) } };
    }
    const { width: uprightWidth, height: uprightHeight } = autoOrient;
    const size = { width: uprightWidth, height: uprightHeight };
    if (pages > 1) return { size }; // an animation has no variants
    const bytes = readFileSync(path);
    const sum = keyOf(hashOf(bytes), sharp.versions);
    return { size, raster: { sum, bytes: bytes.length } };
  },
);

/** The validator opens pictures too (`picture-faults.ts`): this one was changed since, or is of no checked file. */
export function cannotOpen(path: string, error: Error): never {
  throw new UserError(msg('content/files:picture-unreadable', { path, reason: error.message }));
}

/**
 * Where a drawing is played whose own style animates it under `:target`. What would move for longer needs a
 * pause (WCAG 2.2.2) and stays still: an event of a few seconds, which can be seen again, says more.
 */
export function motionIn(svg: string): Pick<PictureSize, 'live'> | undefined {
  const rules = Array.from(svg.matchAll(/:target[^{}]*\{([^{}]*)\}/g), ([, rule = '']) => rule);
  const animations = rules.flatMap((rule) => rule.match(/animation[^;]*/g) ?? []);
  const live = animations[0] && /<svg[^>]*\sid="([\w-]+)"/.exec(svg)?.[1];
  const ends = animations.every(
    (animation) => !animation.includes('infinite') && secondsOf(animation) <= LONGEST,
  );
  return live && ends ? { live } : undefined;
}

/** Whether a drawing fills a box of any ratio by cropping itself. */
export const slicingIn = (svg: string): Pick<PictureSize, 'slices'> | undefined =>
  /<svg[^>]*\spreserveAspectRatio=["'][^"']*\bslice\b/.test(svg) ? { slices: true } : undefined;

/** The delay and the duration of an animation, added up in seconds. */
const secondsOf = (animation: string): number =>
  Array.from(animation.matchAll(/(?<![\d.])([\d.]+)(m?)s\b/g), ([, time, milli]) =>
    milli ? Number(time) / 1000 : Number(time),
  ).reduce((sum, time) => sum + time, 0);

const LONGEST = 5;
