import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureSize } from '../../src/data/types.ts';

/** Intrinsic size of a file of `public/`. */
export async function pictureSize(publicDir: string, src: string): Promise<PictureSize> {
  const { width, height } = await sharp(join(publicDir, src)).metadata();
  return { width, height };
}
