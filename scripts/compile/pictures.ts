import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureSize } from '../../src/engine/types.ts';

const known = new Map<string, { mtime: number; size: PictureSize }>();

/** Intrinsic size of a file of `public/`; read again only when the file changes. */
export async function pictureSize(publicDir: string, src: string): Promise<PictureSize> {
  const file = join(publicDir, src);
  const mtime = (await stat(file)).mtimeMs;
  const cached = known.get(file);
  if (cached?.mtime === mtime) return cached.size;
  const { width, height } = await sharp(file).metadata();
  const size = { width, height };
  known.set(file, { mtime, size });
  return size;
}
