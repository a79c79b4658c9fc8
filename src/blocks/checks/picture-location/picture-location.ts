import { oncePerFile } from '../../../content/read/files/site-files.ts';
import { locator } from '../../../content/read/site/locator.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { msg, quoted } from '../../../words/message.ts';
import { hasLocation } from './location-in.ts';

type OwnFinding = Finding<'picture-location'>;

const PHOTO = /\.(jpe?g|png|webp|avif)$/i;
/** A JPEG has its metadata at the beginning; other formats may have it at the end. */
const JPEG = /\.jpe?g$/i;
const JPEG_HEAD_BYTES = 256_000;

/** No photograph of public/, which anybody can download, says where it was taken. */
export const checkPictureLocation = siteCheck(
  ['picture-location'],
  ({ machine, files }, report) => {
    for (const path of files.all) {
      const file = `public${path}`;
      if (PHOTO.test(path) && isLocated(machine.files, file))
        report({ locate: locator(file, '') }, findingFor(path));
    }
  },
);

const isLocated = oncePerFile('picture-location', (files, file) =>
  hasLocation(files.read(file, JPEG.test(file) ? JPEG_HEAD_BYTES : undefined) ?? new Uint8Array()),
);

const findingFor = (path: string): OwnFinding => ({
  code: 'picture-location',
  severity: 'warning',
  offset: 0,
  message: msg('checks/picture-location:found', { photo: quoted(path) }),
  hint: msg('checks/picture-location:found-hint'),
});
