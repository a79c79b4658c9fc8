/** Plain JavaScript: what runs before TypeScript can. */
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { engineRoot, isInstalled, packedSum, prebuilt } from './installed.mjs';
import { removeOld } from './remove-old.mjs';
import { siteBlockStamps, siteBlocks } from './site-blocks.mjs';
import { siteOfProcess } from './site-of-process.mjs';
import { VENDORED, vendored } from './vendored.mjs';

const root = engineRoot;

/** @param {string} path @param {string} [place] */
export const bundleName = (path, place = '') => `${path}${place}`.replace(/\W+/g, '-');

/**
 * A TypeScript file and what it imports, but packages, as JavaScript: kept until one of them changes.
 * Loaders that translate file by file take four times as long to start a server.
 * @param {string} entry absolute path
 * @param {string} site the folder of the site, whose own blocks are bundled too
 * @returns {Promise<string>} the path of what can be imported
 */
export async function bundleOf(entry, site = siteOfProcess()) {
  const blocks = siteBlockStamps(site);
  const path = relative(root, entry);
  const packed = join(prebuilt, 'commands', `${bundleName(path)}.mjs`);
  if (isInstalled && existsSync(packed)) return packed;
  const bundles = join(isInstalled ? site : root, '.cache/bundles');
  const place = blocks.length > 0 ? `-of-${relative(root, site)}` : '';
  const name = bundleName(path, place);
  const record = join(bundles, `${name}.json`);
  const kept = read(record);
  // The files of all packages have the same times.
  const code = isInstalled ? readFileSync(packedSum, 'utf8') : '';
  // A copy of the project has a copy of the record, which leads to the code of the other.
  const isOfCode = kept?.root === root && kept.code === code;
  const isOwn = isOfCode && JSON.stringify(kept.blocks) === JSON.stringify(blocks);
  if (isOwn && kept.inputs.every(([path, stamp]) => stampOf(path) === stamp)) return kept.file;

  mkdirSync(bundles, { recursive: true });
  removeOld(bundles);
  const dir = mkdtempSync(join(bundles, `${name}-`));
  const { rolldown } = await import('rolldown');
  const started = Date.now();
  const bundle = await rolldown({
    input: entry,
    platform: 'node',
    external: (id) => isPackage(id) && !(isInstalled && VENDORED.includes(id)),
    plugins: [
      vendored({ external: true }),
      siteBlocks(site),
      { name: 'own-place', transform: namePlace },
    ],
  });
  const { output } = await bundle.write({ dir, format: 'esm', sourcemap: true });
  const file = join(dir, output.find(({ isEntry }) => isEntry).fileName);
  const sources = [import.meta.filename, ...(await bundle.watchFiles)];
  await bundle.close();
  // What was saved meanwhile may not be what was read.
  const inputs = sources.map((path) => [path, stampOf(path, started)]);
  const found = { root, code, file, blocks, inputs: [[file, stampOf(file)], ...inputs] };
  // Another process may be doing the same.
  writeFileSync(`${dir}/record.json`, JSON.stringify(found));
  renameSync(`${dir}/record.json`, record);
  return file;
}

function read(record) {
  try {
    return JSON.parse(readFileSync(record, 'utf8'));
  } catch {
    return undefined;
  }
}

function stampOf(path, before = Number.POSITIVE_INFINITY) {
  const { mtimeMs, size } = statSync(path, { throwIfNoEntry: false }) ?? {};
  return mtimeMs < before ? `${mtimeMs} ${size}` : 'other';
}

/** What the bundler itself adds is no package of ours. */
export const isPackage = (id) =>
  !/^[./\0]|^file:|^[a-z]:\\|^@oxc-project\/|^(#site-blocks|site-in-json)\//i.test(id);

/** A module's own address is that of its source. */
function namePlace(code, id) {
  if (!code.includes('import.meta.')) return;
  const placed = code
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href))
    .replaceAll('import.meta.filename', JSON.stringify(id))
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(id)));
  return { code: placed, map: null }; // line for line the same
}
