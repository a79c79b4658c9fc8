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

/**
 * Where a drawing is played whose own style animates it under `:target`. What would move for longer needs a
 * pause (WCAG 2.2.2) and stays still: an event of a few seconds, which can be seen again, says more.
 */
export function motionIn(svg: string): Pick<PictureSize, 'live'> | undefined {
  const rules = Array.from(svg.matchAll(/:target[^{}]*\{([^{}]*)\}/g), ([, rule = '']) => rule);
  const animations = rules.flatMap((rule) => rule.match(/animation[^;]*/g) ?? []);
  const live = animations[0] && /<svg[^>]*\sid="([\w-]+)"/.exec(svg)?.[1];
  const ends = animations.every((one) => !one.includes('infinite') && secondsOf(one) <= LONGEST);
  return live && ends ? { live } : undefined;
}

/** Its delay and its duration. */
const secondsOf = (animation: string): number =>
  Array.from(animation.matchAll(/([\d.]+)(m?)s\b/g), ([, time, milli]) =>
    milli ? Number(time) / 1000 : Number(time),
  ).reduce((sum, time) => sum + time, 0);

const LONGEST = 5;
