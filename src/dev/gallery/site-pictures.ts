import { statSync } from 'node:fs';
import { join } from 'node:path';
import type { GalleryPicture } from '../../app/dev/gallery/gallery-data.ts';
import { pictureSize } from '../../content/node/picture-size.ts';
import { FILE_ENDS } from '../../content/read/files/public-files.ts';

/** The pictures of `public/`, by path; damaged files are left out. */
export async function sitePictures(
  files: Iterable<string>,
  publicDir: string,
): Promise<GalleryPicture[]> {
  const paths = [...files].filter((path) => FILE_ENDS.picture.test(path)).sort();
  const pictures = await Promise.all(
    paths.map(async (path) => {
      const size = await pictureSize(publicDir, path).catch(() => undefined);
      if (!size) return undefined;
      const { width, height } = size;
      return { path, width, height, bytes: statSync(join(publicDir, path)).size };
    }),
  );
  return pictures.filter((picture) => picture !== undefined);
}
