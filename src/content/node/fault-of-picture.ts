import sharp from 'sharp';
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
    // A drawing is copied; a photo is read to its end. A small copy is made of fewer pixels, which takes less time.
    if (format !== 'svg') await sharp(file).resize({ width: 32, height: 32 }).raw().toBuffer();
    return null;
  } catch {
    return 'damaged';
  }
}
