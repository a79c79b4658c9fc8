/** Renders pages and writes them; one of several threads. Bundled with the server build. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { parentPort, workerData } from 'node:worker_threads';
import type { PageData } from '../../src/data/types.ts';
import * as rendering from '../../src/prerender/prerender.tsx';
import { type Directives, withPolicy } from '../hosting/policy.ts';
import { hashOf } from '../lib/hash-of.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { pageFiles } from './page-files.ts';

export interface WorkerInput extends DocumentParts {
  outDir: string;
  /** None where nothing is to be refused. */
  policy: Directives | undefined;
}

/** Of a page's files, the hashes of what was written. */
export type PageSums = Record<'html' | 'json', string>;

const { outDir, policy, ...parts } = workerData as WorkerInput;

const folders = new Set<string>();

function write(file: string, text: string): string {
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  writeFileSync(file, text);
  return hashOf(text);
}

function prerender(data: PageData): PageSums {
  const files = pageFiles(outDir, data.page.path);
  const html = renderDocument(rendering, data, parts);
  return {
    html: write(files.html, policy ? withPolicy(html, policy) : html),
    json: write(files.json, JSON.stringify({ ...data, build: parts.app.at(-1) })),
  };
}

parentPort?.on('message', (pages: PageData[]) => {
  const sums = pages.map((data) => {
    try {
      return prerender(data);
    } catch (cause) {
      throw new Error(`${data.page.path} could not be rendered`, { cause });
    }
  });
  parentPort?.postMessage(sums);
});
