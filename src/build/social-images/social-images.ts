import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { cropIn } from '../../content/compile/picture-geometry.ts';
import type { FileStore } from '../../node/file-store.ts';
import { hashOf, keyOf } from '../../node/hash-of.ts';
import { fileOfPicture } from '../../ui/data/picture-file.ts';
import type { PageData } from '../../ui/data/types.ts';
import type { GroundParts } from './draw.ts';
import { groundOf } from './ground.ts';
import { subjectOf } from './page-picture.ts';

/** Changes whenever the same content is drawn differently. */
const VERSION = 6;

interface Input extends GroundParts {
  /** Earlier images, by the hash of their input. */
  store: FileStore;
  /** Hash of the libraries and fonts used for drawing. */
  libraries: string;
}

export interface SocialImages {
  /** Writes the picture of a page into `file`; returns its key in the store, or undefined for pages with a picture of their own and pages with `noindex`. */
  write(data: PageData, file: string): Promise<string | undefined>;
}

/** The pictures of pages for social networks, from the store or drawn now. */
export function socialImages({ store, ...parts }: Input): SocialImages {
  const artist = createArtist(parts);
  const drawn = new Map<string, Promise<Buffer>>();
  return {
    async write(data, file) {
      const { ogImage, noindex } = data.page.meta;
      if (ogImage || noindex) return undefined;
      const { key, draw } = await artist(data);
      if (store.link(key, () => file)) return key;
      // Another page may be drawing the same background.
      const image = await once(drawn, key, draw);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, image);
      store.keep(key, { jpg: file }, { jpg: hashOf(image) });
      drawn.delete(key);
      return key;
    },
  };
}

/** Page -> what its picture depends on, as a key, and how to draw it. */
function createArtist({ libraries, ...parts }: Omit<Input, 'store'>) {
  const { publicDir, site, theme } = parts;
  const grounds = new Map<string, Promise<Buffer>>();
  const sums = new Map<string, Promise<string>>();
  const sumOf = (src: string) =>
    once(sums, src, async () =>
      keyOf(cropIn(src) ?? '', hashOf(await readFile(join(publicDir, fileOfPicture(src))))),
    );

  return async (data: PageData) => {
    const subject = subjectOf(data, site);
    const { title, src, isRightToLeft } = subject;
    const { color, letters, rule, logo } = groundOf(theme);
    const { heading, weight } = theme.fonts;
    const style = [color, letters, rule, heading.family, weight, isRightToLeft];
    const pictures = [await sumOf(site.brand[logo].src), src && (await sumOf(src))];
    const draw = async () => {
      // Loaded on demand, because most builds draw no picture.
      const { drawGround, drawSocialImage } = await import('./draw.ts');
      const { textLayer } = await import('./text-layer.ts');
      const ground = await once(grounds, `${src ?? ''} ${isRightToLeft}`, () =>
        drawGround(subject, parts),
      );
      return drawSocialImage(ground, textLayer(subject, theme));
    };
    return { key: keyOf('social image', VERSION, libraries, title, style, pictures), draw };
  };
}

function once<T>(cache: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = cache.get(key) ?? make();
  cache.set(key, made);
  return made;
}
