import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { hasLocation } from '../blocks/checks/picture-location/location-in.ts';
import { replaceFile } from '../node/replace-file.ts';

/** As good as the photo was, for all that an eye can tell. */
const QUALITY = 92;

/** Writes each photo that says where it was taken anew, upright and without what the camera added. Returns their paths. */
export async function cleanPhotos(root: string, files: Iterable<string>): Promise<string[]> {
  const cleaned: string[] = [];
  for (const file of files) {
    const bytes = readFileSync(join(root, file));
    if (!hasLocation(bytes)) continue;
    const photo = sharp(bytes, { autoOrient: true }).keepIccProfile();
    const { format } = await photo.metadata();
    const data = await photo.toFormat(format, { quality: QUALITY }).toBuffer();
    replaceFile(root, file, data);
    cleaned.push(file);
  }
  return cleaned;
}
