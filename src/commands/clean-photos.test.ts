import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasLocation } from '../blocks/checks/picture-location/location-in.ts';
import { cleanPhotos } from './clean-photos.ts';

test('a photo loses its place and stands upright; another stays as it is, to the byte', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'photos-'));
  const photo = () => sharp({ create: { width: 40, height: 20, channels: 3, background: 'red' } });
  const located = await photo()
    .withExif({ IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 36/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const plain = await photo().webp().toBuffer();
  try {
    writeFileSync(join(folder, 'a.jpg'), located);
    writeFileSync(join(folder, 'b.webp'), plain);
    expect(await cleanPhotos(folder, ['a.jpg', 'b.webp'])).toEqual(['a.jpg']);
    const cleaned = readFileSync(join(folder, 'a.jpg'));
    expect(hasLocation(located)).toBe(true);
    expect(hasLocation(cleaned)).toBe(false);
    expect(await sharp(cleaned).metadata()).toMatchObject({
      format: 'jpeg',
      width: 20,
      height: 40,
    });
    expect(readFileSync(join(folder, 'b.webp'))).toEqual(plain);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
