import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PictureSize } from '../../src/data/types.ts';
import { knownOfFiles } from '../lib/known-of-files.ts';

/** Intrinsic size of a file of `public/`. */
export const pictureSize = (publicDir: string, src: string): Promise<PictureSize> =>
  sizeOf(join(publicDir, src));

const sizeOf = knownOfFiles('picture-sizes', async (path): Promise<PictureSize> => {
  const { default: sharp } = await import('sharp');
  const { width, height } = await sharp(path).metadata();
  const live = path.endsWith('.svg') ? liveIn(readFileSync(path, 'utf8')) : undefined;
  return { width, height, ...(live && { live }) };
});

/** The name of a drawing whose own style has something to say of `:target`. */
const liveIn = (svg: string) =>
  svg.includes(':target') ? /<svg[^>]*\sid="([\w-]+)"/.exec(svg)?.[1] : undefined;
