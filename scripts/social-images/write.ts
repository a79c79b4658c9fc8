import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { socialImageUrl } from '../../src/data/social-image.ts';
import type { PageData } from '../../src/data/types.ts';
import { openingOf } from '../compile/opening.ts';
import type { FileStore } from '../lib/file-store.ts';
import { hashOf, keyOf } from '../lib/hash-of.ts';
import { drawGround, drawSocialImage, type GroundParts } from './draw.ts';
import { textLayer } from './text-layer.ts';

/** Changes whenever the same content is drawn differently. */
const VERSION = 2;

interface Input extends GroundParts {
  pages: PageData[];
  outDir: string;
  /** What was drawn before, by what it was drawn from. */
  store: FileStore;
  /** What is drawn with, fonts too, as a hash. */
  libraries: string;
}

/** Draws the picture of each page that has none of its own and may be found; returns how many. */
export async function writeSocialImages(input: Input): Promise<number> {
  const { outDir, store } = input;
  const pages = input.pages.filter(({ page: { meta } }) => !meta.ogImage && !meta.noindex);
  const artist = createArtist(input);
  const drawn = new Map<string, Promise<Buffer>>();
  // Two at a time keep sharp's own threads busy; more would only hold more in memory.
  const todo = [...pages];
  const work = async () => {
    for (let data = todo.pop(); data; data = todo.pop()) {
      const { key, draw } = await artist(data);
      const file = join(outDir, socialImageUrl(data.page.path));
      if (store.place(key, () => file)) continue;
      // The other one may be drawing the same.
      const image = await once(drawn, key, draw);
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, image);
      store.keep(key, { jpg: file });
      drawn.delete(key);
    }
  };
  await Promise.all([work(), work()]);
  return pages.length;
}

/** Page -> what its picture depends on, as a key, and how to draw it. */
function createArtist({ libraries, ...parts }: Input) {
  const { publicDir, site, theme } = parts;
  const grounds = new Map<string, Promise<Buffer>>();
  const sums = new Map<string, Promise<string>>();
  const sumOf = (src: string) =>
    once(sums, src, async () => hashOf(await readFile(join(publicDir, src))));

  return async (data: PageData) => {
    const { title, picture } = openingOf(data);
    const src = picture?.src ?? site.seo.sharePicture;
    const { ink, paper, brand } = theme.colors;
    const style = [ink, paper, brand, theme.fonts.heading.family];
    const pictures = [await sumOf(site.brand.logoOnDark.src), src && (await sumOf(src))];
    const draw = async () => {
      const ground = await once(grounds, src ?? '', () => drawGround(src, parts));
      return drawSocialImage(ground, textLayer(title, theme));
    };
    return { key: keyOf('social image', VERSION, libraries, title, style, pictures), draw };
  };
}

function once<T>(known: Map<string, Promise<T>>, key: string, make: () => Promise<T>): Promise<T> {
  const made = known.get(key) ?? make();
  known.set(key, made);
  return made;
}
