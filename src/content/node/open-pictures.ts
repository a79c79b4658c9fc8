/** Opens the pictures named on the standard input as the build does; started by `picture-faults.ts`. */
import { text } from 'node:stream/consumers';
import sharp from 'sharp';
import type { PictureFault } from '../read/site/machine.ts';
import type { FoundFault } from './picture-faults.ts';

/** What the library opens. */
const MOST_PIXELS = 0x3fff ** 2;

async function faultOf(file: string): Promise<PictureFault | null> {
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

const files: string[] = JSON.parse(await text(process.stdin));
const found = files.map(async (file): Promise<FoundFault> => [file, await faultOf(file)]);
process.stdout.write(JSON.stringify(await Promise.all(found)));
