import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { contactSheet } from './contact-sheet.ts';

test('screenshots of any height fit on one sheet, eight in a row, very tall ones cropped', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sheet-'));
  const picture = async (index: number) => {
    const path = join(folder, `${index}.png`);
    const height = index === 8 ? 4000 : 480;
    await sharp({ create: { width: 480, height, channels: 3, background: 'red' } }).toFile(path);
    return path;
  };
  try {
    const pictures = await Promise.all(Array.from({ length: 9 }, (_, index) => picture(index)));
    await contactSheet(pictures, join(folder, 'all.png'));
    const { width, height } = await sharp(join(folder, 'all.png')).metadata();
    expect(width).toBe(16 + 8 * 256);
    expect(height).toBe(16 + 240 + 16 + 1800 + 16);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
