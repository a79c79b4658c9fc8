/** A thread that opens pictures as the build does, started by `picture-faults.ts`. */
import { workerData } from 'node:worker_threads';
import sharp from 'sharp';
import type { PictureFault } from '../read/site/machine.ts';
import type { FaultTask, FoundFault } from './picture-faults.ts';

const { files, port, state } = workerData as FaultTask;

async function faultOf(file: string): Promise<PictureFault | undefined> {
  try {
    const { format, compression, width, height } = await sharp(file, {
      limitInputPixels: false,
    }).metadata();
    if (compression === 'hevc') return 'heic';
    if (width * height > MOST_PIXELS) return 'too-large';
    // A drawing is copied; a photo is read to its end. A small copy is made of fewer pixels, which takes less time.
    if (format !== 'svg') await sharp(file).resize({ width: 32, height: 32 }).raw().toBuffer();
    return undefined;
  } catch {
    return 'damaged';
  }
}

/** What the library opens. */
const MOST_PIXELS = 0x3fff ** 2;

try {
  const found = await Promise.all(
    files.map(async (file): Promise<FoundFault> => [file, await faultOf(file)]),
  );
  port.postMessage(found);
} finally {
  Atomics.store(state, 0, 1);
  Atomics.notify(state, 0);
  port.close();
}
