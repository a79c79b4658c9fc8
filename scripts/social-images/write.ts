import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { socialImageUrl } from '../../src/data/social-image.ts';
import type { PageData } from '../../src/data/types.ts';
import { openingOf } from '../compile/opening.ts';
import { drawGround, drawSocialImage, type GroundParts } from './draw.ts';
import { textLayer } from './text-layer.ts';

/** Changes whenever `draw.ts` draws the same content differently. */
const VERSION = 2;

interface Input extends GroundParts {
  pages: PageData[];
  outDir: string;
  /** Keeps what the last build drew, by what it was drawn from. */
  cache: string;
}

/** Draws the picture of each page that has none of its own and may be found; returns how many. */
export async function writeSocialImages(input: Input): Promise<number> {
  const { outDir, cache } = input;
  const pages = input.pages.filter(({ page: { meta } }) => !meta.ogImage && !meta.noindex);
  const artist = createArtist(input);
  const used = new Set<string>();
  await mkdir(cache, { recursive: true });
  // Two at a time keep sharp's own threads busy; more would only hold more in memory.
  const todo = [...pages];
  const work = async () => {
    for (let data = todo.pop(); data; data = todo.pop()) {
      const { key, draw } = await artist(data);
      const kept = join(cache, `${key}.jpg`);
      const image = await readFile(kept).catch(async () => {
        const drawn = await draw();
        await writeFile(kept, drawn);
        return drawn;
      });
      used.add(`${key}.jpg`);
      const file = join(outDir, socialImageUrl(data.page.path));
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, image);
    }
  };
  await Promise.all([work(), work()]);
  const stale = (await readdir(cache)).filter((name) => !used.has(name));
  await Promise.all(stale.map((name) => rm(join(cache, name), { force: true })));
  return pages.length;
}

/** Page -> what its picture depends on, as a key, and how to draw it. */
function createArtist(parts: GroundParts) {
  const { publicDir, site, theme } = parts;
  const grounds = new Map<string, Promise<Buffer>>();
  const files = new Map<string, Promise<Buffer>>();
  const once = (known: typeof files, src: string, make: (src: string) => Promise<Buffer>) => {
    const made = known.get(src) ?? make(src);
    known.set(src, made);
    return made;
  };
  const contents = (src: string) => once(files, src, (name) => readFile(join(publicDir, name)));

  return async (data: PageData) => {
    const { title, picture } = openingOf(data);
    const src = picture?.src ?? site.seo.sharePicture;
    const text = textLayer(title, theme);
    const hash = createHash('sha256').update(`${VERSION}${theme.colors.ink}${text}`);
    hash.update(await contents(site.brand.logoOnDark.src));
    if (src) hash.update(await contents(src));
    const draw = async () =>
      drawSocialImage(await once(grounds, src ?? '', () => drawGround(src, parts)), text);
    return { key: hash.digest('hex').slice(0, 32), draw };
  };
}
