/**
 * `node scripts/run.mjs src/studio/server/client-code/bundle-client.ts <folder> [address]` bundles the studio's scripts:
 * those of the dev server, or those of the studio at an address.
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import {
  build,
  defaultClientConditions,
  type InlineConfig,
  type Plugin,
  type Rolldown,
} from 'vite';
import { bundlerChecks } from '../../../node/bundler-checks.ts';
import { isInstalled } from '../../../node/installed.mjs';
import { contentRoot, projectRoot } from '../../../node/project.ts';
import { siteBlocks } from '../../../node/site-blocks.mjs';
import { vendored } from '../../../node/vendored.mjs';
import { ADDRESS_FILES, type AddressFiles, BROUGHT, FONTS_AT_ADDRESS } from './address-files.ts';

/** The entry points of the studio's two documents, and of its worker. */
const ENTRIES = {
  main: 'src/studio/client/main.ts',
  canvas: 'src/studio/client/canvas/canvas-page.tsx',
  worker: 'src/studio/worker/worker.ts',
};

export type ClientEntry = keyof typeof ENTRIES;

const AT_ADDRESS: Record<keyof AddressFiles, string> = {
  window: 'src/studio/client/at-address.ts',
  canvas: ENTRIES.canvas,
  link: 'src/studio/client/guest/guest-page.tsx',
  worker: 'src/studio/worker/remote-worker.ts',
  service: 'src/studio/remote/service-worker.ts',
};

const [, , outDir = '', kind] = process.argv;
const isAddress = kind === 'address';

/** The modules of the site's content are not bundled: the dev server serves their current state, and a build writes them. */
const ofTheSite: Plugin = {
  name: 'of-the-site',
  enforce: 'pre',
  resolveId(id) {
    if (!id.startsWith('virtual:')) return undefined;
    return { id: isAddress ? FONTS_AT_ADDRESS : `/@id/__x00__${id}`, external: 'absolute' };
  },
};

const bundled = (entries: Record<string, string>, conditions: string[]): InlineConfig => ({
  configFile: false,
  root: projectRoot,
  base: './',
  logLevel: 'error',
  publicDir: false,
  resolve: { conditions },
  // As in the dev server, unpublished content is shown.
  define: { 'import.meta.env.DEV': 'true', 'import.meta.env.PROD': 'false' },
  plugins: [vendored(), siteBlocks(contentRoot), react(), ofTheSite],
  build: {
    outDir,
    emptyOutDir: false,
    target: 'es2022',
    modulePreload: false,
    // What is published says what it is made of.
    ...(isAddress && { license: { fileName: `studio-licenses-${Object.keys(entries)}.md` } }),
    rolldownOptions: {
      checks: bundlerChecks,
      input: entries,
      output: isAddress
        ? { entryFileNames: 'studio-[hash].js', chunkFileNames: 'studio-[hash].js' }
        : { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

const forPages = [...defaultClientConditions];
// Some packages take a parser from the document where there is one.
const forWorkers = ['worker', ...defaultClientConditions];

if (isAddress) await bundleForAddress();
else {
  const { main, canvas, worker } = ENTRIES;
  // The window has no blocks of a site in it: a package brings it.
  await build(bundled(isInstalled ? { canvas } : { main, canvas }, forPages));
  await build(bundled({ worker }, forWorkers));
}

/** Each on its own: they share no document, and a site's blocks change two of them. */
async function bundleForAddress(): Promise<void> {
  const made: Partial<AddressFiles> = {};
  for (const [name, entry] of Object.entries(AT_ADDRESS) as [keyof AddressFiles, string][]) {
    if (isInstalled && BROUGHT.includes(name)) continue;
    const conditions = name === 'worker' ? forWorkers : forPages;
    const { output } = (await build(
      bundled({ [name]: entry }, conditions),
    )) as Rolldown.RolldownOutput;
    const [first] = output;
    made[name] = { entry: first.fileName, files: output.map(({ fileName }) => fileName) };
  }
  writeFileSync(join(outDir, ADDRESS_FILES), JSON.stringify(made));
}
