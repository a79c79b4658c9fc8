/** Renders pages and writes them; one of several threads. Bundled with the server build. */
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parentPort, threadId, workerData } from 'node:worker_threads';
import * as rendering from '../app/prerender/prerender.tsx';
import { withDrawings } from '../content/compile/with-drawings.ts';
import { ASSETS } from '../hosting/own-addresses.ts';
import { refuseStyleAttributes } from '../hosting/policy.ts';
import { hashOf } from '../node/hash-of.ts';
import type { PageData } from '../ui/data/types.ts';
import { type DocumentParts, renderDocument } from './document.ts';
import { pageFiles } from './page-files.ts';
import type { SectionModules } from './section-modules.ts';

export interface WorkerInput extends DocumentParts {
  outDir: string;
  /** What differs in pages of another language. */
  languages: Record<string, Pick<DocumentParts, 'site' | 'bring'>>;
  sections: SectionModules;
}

/** Hashes of what was written: of `html` and `json`, and of a style sheet by its path in `outDir`. */
export type PageSums = Record<string, string>;

const input = workerData as WorkerInput;

const folders = new Set<string>();

function write(file: string, text: string): string {
  const folder = dirname(file);
  if (!folders.has(folder)) mkdirSync(folder, { recursive: true });
  folders.add(folder);
  const bytes = Buffer.from(text); // encoded once, for the hash and the file
  writeFileSync(file, bytes);
  return hashOf(bytes);
}

/** Pages that have the same styles below their first section share the file. */
function writeSheet(css: string): [path: string, sum: string] {
  const sum = hashOf(css);
  const path = `${ASSETS.slice(1)}/page-${sum.slice(0, 8)}.css`;
  const file = join(input.outDir, path);
  // Written atomically, because another thread may read it.
  if (!existsSync(file)) {
    const aside = `${file}-${threadId}`;
    write(aside, css);
    renameSync(aside, file);
  }
  return [path, sum];
}

function prerender(json: string): PageSums {
  const undrawn = JSON.parse(json) as PageData;
  const parts = { ...input, ...input.languages[undrawn.page.language ?? ''] };
  const data = withDrawings(undrawn, parts.site);
  const files = pageFiles(input.outDir, data.page.path);
  const sheets: PageSums = {};
  const html = renderDocument(rendering, data, parts, (css) => {
    const [path, sum] = writeSheet(css);
    sheets[path] = sum;
    return `/${path}`;
  });
  const { ofDocument: _, ...sent } = data;
  // A component that renders only in the browser would be missing without scripts.
  refuseStyleAttributes(html);
  const failure = rendering.failureIn(html);
  if (failure) {
    const section = rendering.failedSection(parts.site, data);
    throw new Error(`${section ?? failure} \`npm run dev\` shows it on this page.`);
  }
  return {
    ...sheets,
    html: write(files.html, html),
    json: write(files.json, JSON.stringify({ ...sent, build: parts.bring, ...modulesOf(data) })),
  };
}

function modulesOf({ page }: PageData): Pick<PageData, 'modules'> {
  const modules = new Set(page.sections.flatMap(({ type }) => input.sections[type] ?? []));
  return modules.size > 0 ? { modules: [...modules] } : {};
}

parentPort?.on('message', (pages: string[]) => {
  const sums = pages.map((json) => {
    try {
      return prerender(json);
    } catch (cause) {
      throw new Error(`${JSON.parse(json).page.path} could not be rendered`, { cause });
    }
  });
  parentPort?.postMessage(sums);
});
