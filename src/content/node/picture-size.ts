import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '../../app/data/types.ts';
import { cachedByFile } from '../../node/cached-by-file.ts';

/** Intrinsic size of a file of `public/`. */
export const pictureSize = (publicDir: string, src: string): Promise<PictureSize> =>
  sizeOf(join(publicDir, src));

const sizeOf = cachedByFile('picture-sizes', async (path): Promise<PictureSize> => {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(path).metadata();
  const motion = path.endsWith('.svg') ? motionIn(readFileSync(path, 'utf8')) : undefined;
  return { width, height, ...motion };
});

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
