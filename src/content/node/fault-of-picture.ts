import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { drawingFault } from '../read/files/drawing-fault.ts';
import type { PictureFault } from '../read/site/machine.ts';

/** What the library opens. */
const MOST_PIXELS = 0x3fff ** 2;

/** Why the build could not use a picture; null for a sound one. */
export async function faultOfPicture(file: string): Promise<PictureFault | null> {
  try {
    const { format, compression, width, height } = await sharp(file, {
      limitInputPixels: false,
    }).metadata();
    if (compression === 'hevc') return 'heic';
    if (width * height > MOST_PIXELS) return 'too-large';
    // The library opens drawings that no browser shows, such as one that does not say that it is SVG.
    if (format === 'svg') return drawingFault(readFileSync(file, 'utf8')) ? 'damaged' : null;
    // A photo is read to its end. A small copy is made of fewer pixels, which takes less time.
    await sharp(file).resize({ width: 32, height: 32 }).raw().toBuffer();
    return null;
  } catch {
    return 'damaged';
  }
}
