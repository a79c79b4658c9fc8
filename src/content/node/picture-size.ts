import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '../../app/data/types.ts';
import { cachedByFile } from '../../node/cached-by-file.ts';
import { hashOf, keyOf } from '../../node/hash-of.ts';

/** A photo, or another picture made of pixels. */
export interface Raster {
  /** Another for other contents, or for another version of what makes the variants. */
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
    const { width, height, autoOrient, pages = 1 } = await sharp(path).metadata();
    if (path.endsWith('.svg'))
      return { size: { width, height, ...motionIn(readFileSync(path, 'utf8')) } };
    const { width: uprightWidth, height: uprightHeight } = autoOrient;
    const size = { width: uprightWidth, height: uprightHeight };
    if (pages > 1) return { size }; // it moves
    const bytes = readFileSync(path);
    const sum = keyOf(hashOf(bytes), sharp.versions);
    return { size, raster: { sum, bytes: bytes.length } };
  },
);

/** How a drawing moves whose own style animates it under `:target`. */
export function motionIn(svg: string): Pick<PictureSize, 'live' | 'once'> | undefined {
  const rules = Array.from(svg.matchAll(/:target[^{}]*\{([^{}]*)\}/g), ([, rule = '']) => rule);
  const animated = rules
    .join(';')
    .match(/animation[^;]*/g)
    ?.join(';');
  const live = animated && /<svg[^>]*\sid="([\w-]+)"/.exec(svg)?.[1];
  if (!live) return undefined;
  const seconds = Array.from(animated.matchAll(/([\d.]+)(m?)s\b/g), ([, time, milli]) =>
    milli ? Number(time) / 1000 : Number(time),
  );
  const rests = !animated.includes('infinite') && Math.max(...seconds) <= LONGEST_UNPAUSED;
  return rests ? { live, once: true } : { live };
}

/** Seconds; what moves longer has to have a pause (WCAG 2.2.2). */
const LONGEST_UNPAUSED = 5;
