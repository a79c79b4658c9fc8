import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { diskFiles } from '../../../content/node/disk-files.ts';
import { pictureFaultsHere } from '../../../content/node/picture-faults.ts';
import { pictureSize } from '../../../content/node/picture-size.ts';
import { FILE_ENDS } from '../../../content/read/files/public-files.ts';
import { allFoundIn } from '../../../content/read/files/site-files.ts';
import { filesIn } from '../../../node/files-in.ts';
import type { PublicFact, PublicFacts } from '../../shared/remote-site.ts';

/** What only this machine can tell of the files of public/, for a browser that has none of them. */
export async function publicFacts(root: string): Promise<PublicFacts> {
  const files = filesIn(join(root, 'public')).map((name) => `public/${name}`);
  const pictures = files.filter((file) => FILE_ENDS.picture.test(file));
  const faults = await pictureFaultsHere(root, pictures);
  const site = diskFiles(root);
  const factOf = async (file: string): Promise<[string, PublicFact]> => {
    const bytes = readFileSync(join(root, file));
    const size = pictures.includes(file)
      ? await pictureSize(join(root, 'public'), file.slice('public'.length)).catch(() => NO_SIZE)
      : NO_SIZE;
    const found = allFoundIn(site, file);
    const fault = faults.get(file);
    return [
      file,
      {
        ...{ ...size, sha: blobId(bytes), bytes: bytes.length },
        ...(fault && { fault }),
        ...(Object.keys(found).length > 0 && { found }),
      },
    ];
  };
  return Object.fromEntries(await Promise.all(files.map(factOf)));
}

const NO_SIZE = { width: 0, height: 0 };

/** As git names a file of these bytes. */
const blobId = (bytes: Buffer): string =>
  createHash('sha1').update(`blob ${bytes.length}\0`).update(bytes).digest('hex');
