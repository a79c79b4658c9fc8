import { readFileSync } from 'node:fs';
import sharp from 'sharp';

/** Whether an icon's file shows what was drawn: pixels, as another zlib packs them differently. */
export async function isSameIcon(file: string, drawn: Buffer): Promise<boolean> {
  const pixels = (bytes: Buffer) =>
    // An .ico of ours is a PNG behind 22 bytes of directory.
    sharp(file.endsWith('.ico') ? bytes.subarray(22) : bytes)
      .ensureAlpha()
      .raw()
      .toBuffer();
  const [kept, now] = await Promise.all([pixels(readFileSync(file)), pixels(drawn)]);
  if (kept.length !== now.length) return false;
  const different = now.filter((value, index) => Math.abs(value - (kept[index] ?? 0)) > 12).length;
  return different / now.length < 0.002;
}
