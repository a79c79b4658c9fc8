/** Checks and compiles a site in a worker: `src/content/` without its adapters, and data. */
import { sha256 } from '@noble/hashes/sha2';
import { bytesToHex } from '@noble/hashes/utils';
import { createLoader } from '../../../src/content/check/loader.ts';
import { compilerOf } from '../../../src/content/compile/compiler.ts';
import { memoryFiles } from '../../../src/content/read/files/site-files.ts';
import { createSchemas } from '../../../src/content/read/schema/schema.ts';
import type { Machine } from '../../../src/content/read/site/machine.ts';
import type { Found, Given } from './protocol.ts';

const given: Given = await (await fetch('given.json')).json();

const clockIn = (timeZone: string) => ({ now: given.now, timeZone });
const icons = new Set(given.icons);
const published = new Map(given.published);
const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (one) => one.charCodeAt(0));
const machine: Machine = {
  files: memoryFiles(
    new Map(Object.entries(given.files).map(([file, base64]) => [file, bytesOf(base64)])),
  ),
  hash: (text) => bytesToHex(sha256(text)),
  clockIn,
  variables: given.variables,
  iconNames: () => icons,
  samples: () => given.samples,
  missingFonts: () => [],
  pictureFaults: () => new Map(),
  publishedPages: () => published,
  cameToBe: () => 0,
};

const load = createLoader(machine, createSchemas(new Map(Object.entries(given.schemas))));
const { problems, config } = load();
if (!config) throw new Error(JSON.stringify(problems));

const known = <T>(found: Record<string, T>) => {
  return async (name: string): Promise<T> => {
    if (!Object.hasOwn(found, name)) throw new Error(`${name} was not handed in`);
    return found[name] as T;
  };
};
const resources = {
  clockIn,
  iconShapes: known(given.shapes),
  pictureSize: known(given.sizes),
  fileSize: async (path: string) => machine.files.stat(`public${path}`)?.size ?? 0,
};
const compiler = compilerOf(config, resources, given.variables);

const pages: Found['pages'] = {};
for (const entry of config.pages) pages[entry.file] = JSON.stringify(await compiler.page(entry));
const found: Found = {
  problems: [
    JSON.stringify(problems),
    ...given.drafts.map((drafts) => JSON.stringify(load(new Map(Object.entries(drafts))).problems)),
  ],
  site: JSON.stringify(await compiler.site()),
  pages,
};
postMessage(found);
