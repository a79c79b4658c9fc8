import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from '../content/compile/compiler.ts';
import { followsClock } from '../content/compile/page-data.ts';
import type { SitePage } from '../content/read/site/site-config.ts';
import type { FileStore } from '../node/file-store.ts';
import { hashOf, keyOf } from '../node/hash-of.ts';
import type { Wording } from '../words/message.ts';
import { type PageFiles, pageFiles } from './page-files.ts';
import { createPageRate } from './page-rate.ts';
import { pictureFiles } from './picture-files.ts';
import { BATCH, type PageRenderer } from './prerender.ts';
import type { WorkerInput } from './prerender-worker.ts';
import type { SocialImages } from './social-images/social-images.ts';

interface Input {
  pages: SitePage[];
  /** What a page shows of records that have files of their own; '' if nothing. */
  keyOfRecords(page: SitePage): string;
  compiler: Compiler;
  /** Key of everything all pages are rendered with. */
  input: WorkerInput;
  images: SocialImages;
  /** The key of the bundle that renders. */
  engine: string;
  /** Key of everything a page is compiled with, besides its own file. */
  surroundings: string;
  prerenderer: PageRenderer;
  /** Resolves when the other files have been written into `outDir`. */
  copied: Promise<void>;
  /** The files of pages that an earlier build has left in `outDir`. */
  left: ReadonlySet<string>;
  store: FileStore;
  log: (line: Wording) => void;
}

/**
 * Writes the HTML, the data and the social image of each page: as they were made once, or anew. Returns how many
 * were rendered. A page whose file and surroundings are as they were is not even compiled; one whose data came
 * out the same, whatever changed, is not rendered. Few are held in memory at a time.
 */
export async function writePages(options: Input): Promise<number> {
  const {
    pages,
    keyOfRecords,
    compiler,
    input,
    images,
    engine,
    surroundings,
    prerenderer,
    copied,
    left,
    store,
    log,
  } = options;
  const { outDir, icons, ...parts } = input;
  const rendering = keyOf('page', engine, parts, [...icons].sort());
  const around = keyOf('page as written', rendering, surroundings);
  /** The path of an output: the page's own files by kind, shared style sheets by their path. */
  const fileOf = (name: string, files: PageFiles) =>
    files[name as keyof PageFiles] ?? join(outDir, name);
  /** Existing style sheets: a few dozen for ten thousand pages. */
  const sheets = new Set<string>();
  const linkFiles = (key: string, files: PageFiles) => {
    const pathOf = (name: string) => (sheets.has(name) ? undefined : fileOf(name, files));
    const linked = store.link(key, pathOf);
    for (const name of linked ?? []) if (!(name in files)) sheets.add(name);
    return linked;
  };
  const keys = new Map(
    pages
      .filter(({ facts }) => !followsClock(facts.types))
      .map((entry) => [entry, hashOf(around + entry.facts.sum + keyOfRecords(entry))]),
  );
  const isChanged = (entry: SitePage): boolean => {
    const files = pageFiles(outDir, entry.path);
    const key = keys.get(entry);
    const linked = key === undefined ? undefined : linkFiles(key, files);
    // A remaining file may be a link into the store: remove it, so that writing does not change the store.
    for (const [name, file] of Object.entries(files))
      if (left.has(file) && !linked?.includes(name)) rmSync(file, { force: true });
    return !linked;
  };

  let made = 0;
  const { threads, render } = prerenderer;
  const photos = pictureFiles(outDir, store);

  const write = async (entries: SitePage[]): Promise<void> => {
    const compiled = await Promise.all(
      entries.map(async (entry) => {
        const data = await compiler.undrawnPage(entry);
        const files = pageFiles(outDir, data.page.path);
        const json = JSON.stringify(data);
        return { entry, data, json, files, key: hashOf(rendering + json) };
      }),
    );
    const missing = compiled.filter(({ key, files }) => !linkFiles(key, files));
    made += missing.length;
    const [sums, pictures] = await Promise.all([
      missing.length > 0 ? render(missing.map(({ json }) => json)) : [],
      Promise.all(
        compiled.map(async ({ data, files }) => [
          (await images.write(data, files.jpg)) ?? [],
          await photos.write(data.assets.pictures),
        ]),
      ),
    ]);
    for (const [index, { key, files }] of missing.entries()) {
      const written = sums[index] ?? {};
      const paths = Object.keys(written).map((name) => [name, fileOf(name, files)]);
      store.keep(key, Object.fromEntries(paths), written);
    }
    for (const [index, { entry, key }] of compiled.entries()) {
      const own = keys.get(entry);
      if (own) store.keepAs(own, [key, pictures[index] ?? []].flat(2));
    }
  };

  await copied;
  await photos.write(input.site.assets.pictures);
  const todo = pages.filter(isChanged);
  // Pages that follow the clock are compiled each time, and mostly come out the same.
  if (todo.some((entry) => keys.has(entry))) prerenderer.warmUp();
  const tell = createPageRate(todo.length, log);
  const work = async () => {
    while (todo.length > 0) {
      const batch = todo.splice(-BATCH);
      await write(batch);
      tell(batch.length);
    }
  };
  // One task more than there are threads, so that pages are compiled while others are rendered.
  await Promise.all(Array.from({ length: threads + 1 }, work));
  return made;
}
