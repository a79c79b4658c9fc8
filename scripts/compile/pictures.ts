import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import type { PictureSize } from '../../src/data/types.ts';

/** Intrinsic size of a file of `public/`. */
export async function pictureSize(publicDir: string, src: string): Promise<PictureSize> {
  const path = join(publicDir, src);
  const stat = statSync(path, { throwIfNoEntry: false });
  const stamp = `${path}:${stat?.mtimeMs}:${stat?.size}`;
  const known = sizes.get(stamp);
  if (known) return known;
  const { width, height } = await sharp(path).metadata();
  const live = src.endsWith('.svg') ? liveIn(readFileSync(path, 'utf8')) : undefined;
  const size = { width, height, ...(live && { live }) };
  sizes.set(stamp, size);
  return size;
}

/** The name of a drawing whose own style has something to say of `:target`. */
const liveIn = (svg: string) =>
  svg.includes(':target') ? /<svg[^>]*\sid="([\w-]+)"/.exec(svg)?.[1] : undefined;

/** As long as the file is the same: who edits asks at every key. */
const sizes = new Map<string, PictureSize>();
