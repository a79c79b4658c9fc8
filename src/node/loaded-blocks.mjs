/**
 * The site's own blocks in a process of a package, whose commands were bundled without them. The bundles ask this module itself,
 * which `run.mjs` fills before it runs one. Plain JavaScript, as that is.
 */

import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundleOf } from './bundle.mjs';
import { engineRoot } from './installed.mjs';
import { siteBlockStamps } from './site-blocks.mjs';
import { siteOfProcess } from './site-of-process.mjs';

/** Module `#site-blocks/…` -> what it exports. */
export const loadedBlocks = {
  checks: { checks: {} },
  data: {
    broken: [],
    names: {},
    traits: {},
    fieldTraits: {},
    collectionTraits: {},
    strategies: {},
  },
};

/** Bundles and loads them. */
export async function loadBlocks() {
  if (siteBlockStamps(siteOfProcess()).length === 0) return;
  const bundle = await bundleOf(join(engineRoot, 'src/blocks/of-site.ts'));
  Object.assign(loadedBlocks, await import(pathToFileURL(bundle).href));
}
