/** Renders pages and writes them; one of several threads. Bundled with the server build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { pageDataUrl } from '../../src/data/page-data-url.ts';
import type { PageData, SiteData } from '../../src/data/types.ts';
import { documentAssets, renderPage } from '../../src/prerender.tsx';
import type { Icons } from '../lib/icon-files.ts';
import { structuredData } from '../structured-data/structured-data.ts';
import { htmlDocument } from './document.ts';

export interface WorkerInput {
  outDir: string;
  site: SiteData;
  icons: Icons;
  boot: string;
  app: string[];
}

const { outDir, site, icons, boot, app } = workerData as WorkerInput;
const parts = { ...documentAssets(site), icons, boot, app };

const folders = new Set<string>();

function write(file: string, text: string): void {
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, text);
}

function prerender(data: PageData): void {
  const { path } = data.page;
  const html = htmlDocument(
    path,
    { ...renderPage(site, data), structuredData: structuredData(data.page, site, icons) },
    parts,
  );
  write(join(outDir, path === '/' ? 'index.html' : `${path}.html`), html);
  write(join(outDir, pageDataUrl(path)), JSON.stringify({ ...data, build: app.at(-1) }));
}

parentPort?.on('message', (pages: PageData[]) => {
  for (const data of pages) {
    try {
      prerender(data);
    } catch (cause) {
      throw new Error(`${data.page.path} could not be rendered`, { cause });
    }
  }
  parentPort?.postMessage(pages.length);
});
