/** Renders pages and writes them; one of several threads. Bundled with the server build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import { pageDataUrl } from '../../src/data/page-data-url.ts';
import type { PageData } from '../../src/data/types.ts';
import * as rendering from '../../src/prerender/prerender.tsx';
import { type Directives, withPolicy } from '../hosting/policy.ts';
import { type DocumentParts, renderDocument } from './document.ts';

export interface WorkerInput extends DocumentParts {
  outDir: string;
  /** None where nothing is to be refused. */
  policy: Directives | undefined;
}

const { outDir, policy, ...parts } = workerData as WorkerInput;

const folders = new Set<string>();

function write(file: string, text: string): void {
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, text);
}

function prerender(data: PageData): void {
  const { path } = data.page;
  const html = renderDocument(rendering, data, parts);
  const name = path === '/' ? 'index.html' : `${path}.html`;
  write(join(outDir, name), policy ? withPolicy(html, policy) : html);
  write(join(outDir, pageDataUrl(path)), JSON.stringify({ ...data, build: parts.app.at(-1) }));
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
