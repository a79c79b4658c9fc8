import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { publicDir } from '../lib/project.ts';
import { icoIcon } from './icon-files';
import { drawIcons } from './icons';

const icons = Object.entries(await drawIcons());
const pixels = (file: string, bytes: Buffer) =>
  sharp(file === icoIcon ? bytes.subarray(22) : bytes)
    .ensureAlpha()
    .raw()
    .toBuffer();

// Pixels, not bytes: another build of zlib packs the same picture differently.
test.each(icons)('%s is current: run "npm run drawings" if not', async (file, drawn) => {
  const kept = await pixels(file, readFileSync(join(publicDir, file)));
  const now = await pixels(file, drawn);
  expect(now.length).toBe(kept.length);
  const different = now.filter((value, index) => Math.abs(value - (kept[index] ?? 0)) > 12).length;
  expect(different / now.length).toBeLessThan(0.002);
});
