import type { PageData } from '../../src/data/types.ts';
import type { FileStore } from '../lib/file-store.ts';
import { hashOf, keyOf } from '../lib/hash-of.ts';
import { pageFiles } from './page-files.ts';
import { createPageRate } from './page-rate.ts';
import { prerender } from './prerender.ts';
import type { WorkerInput } from './prerender-worker.ts';

interface Input {
  pages: PageData[];
  /** What all of them are rendered with. */
  input: WorkerInput;
  /** The key of the bundle that renders. */
  engine: string;
  workerFile: string;
  store: FileStore;
  log: (line: string) => void;
}

/** Writes the HTML and the data of each page: as they were made once, or rendered. Returns how many were. */
export async function writePages({ pages, input, engine, workerFile, store, log }: Input) {
  const { outDir, icons, ...parts } = input;
  const shared = keyOf('page', engine, parts, [...icons].sort());
  const keys = new Map<PageData, string>();
  const missing = pages.filter((data) => {
    const key = hashOf(shared + JSON.stringify(data));
    keys.set(data, key);
    const files = pageFiles(outDir, data.page.path);
    return !store.place(key, (name) => files[name as keyof typeof files]);
  });
  const tell = createPageRate(missing.length, log);
  await prerender(workerFile, input, missing, (done) => {
    for (const data of done) store.keep(keys.get(data) ?? '', pageFiles(outDir, data.page.path));
    tell(done.length);
  });
  return missing.length;
}
