/** `node scripts/run.mjs src/studio/server/client-code/bundle-client.ts <folder>` bundles the studio's scripts. */
import react from '@vitejs/plugin-react';
import { build, defaultClientConditions, type InlineConfig, type Plugin } from 'vite';
import { bundlerChecks } from '../../../node/bundler-checks.ts';
import { isInstalled } from '../../../node/installed.mjs';
import { contentRoot, projectRoot } from '../../../node/project.ts';
import { siteBlocks } from '../../../node/site-blocks.mjs';
import { vendored } from '../../../node/vendored.mjs';

/** The entry points of the studio's two documents, and of its worker. */
const ENTRIES = {
  main: 'src/studio/client/main.ts',
  canvas: 'src/studio/client/canvas/canvas-page.tsx',
  worker: 'src/studio/worker/worker.ts',
};

export type ClientEntry = keyof typeof ENTRIES;

/** The modules of the site's content are not bundled: the dev server serves their current state. */
const ofTheSite: Plugin = {
  name: 'of-the-site',
  enforce: 'pre',
  resolveId: (id) =>
    id.startsWith('virtual:') ? { id: `/@id/__x00__${id}`, external: 'absolute' } : undefined,
};

const outDir = process.argv[2] as string;

const bundled = (entries: readonly ClientEntry[], conditions: string[]): InlineConfig => ({
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
    rolldownOptions: {
      checks: bundlerChecks,
      input: Object.fromEntries(entries.map((name) => [name, ENTRIES[name]])),
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});

// The window has no blocks of a site in it: a package brings it.
await build(bundled(isInstalled ? ['canvas'] : ['main', 'canvas'], [...defaultClientConditions]));
// Some packages take a parser from the document where there is one.
await build(bundled(['worker'], ['worker', ...defaultClientConditions]));
