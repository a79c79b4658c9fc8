/** `node scripts/run.mjs src/studio/server/client-code/bundle-client.ts <folder>` bundles the studio's scripts. */
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { bundlerChecks } from '../../../node/bundler-checks.ts';
import { isInstalled } from '../../../node/installed.mjs';
import { contentRoot, projectRoot } from '../../../node/project.ts';
import { siteBlocks } from '../../../node/site-blocks.mjs';
import { vendored } from '../../../node/vendored.mjs';

/** The entry points of the studio's two documents. */
const ENTRIES = {
  main: 'src/studio/client/main.tsx',
  canvas: 'src/studio/client/canvas/canvas-page.tsx',
};

export type ClientEntry = keyof typeof ENTRIES;

/** The modules of the site's content are not bundled: the dev server serves their current state. */
const ofTheSite: Plugin = {
  name: 'of-the-site',
  enforce: 'pre',
  resolveId: (id) =>
    id.startsWith('virtual:') ? { id: `/@id/__x00__${id}`, external: 'absolute' } : undefined,
};

await build({
  configFile: false,
  root: projectRoot,
  base: './',
  logLevel: 'error',
  publicDir: false,
  // As in the dev server, unpublished content is shown.
  define: { 'import.meta.env.DEV': 'true', 'import.meta.env.PROD': 'false' },
  plugins: [vendored(), siteBlocks(contentRoot), react(), ofTheSite],
  build: {
    outDir: process.argv[2] as string,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      checks: bundlerChecks,
      // The window has no blocks of a site in it: a package brings it.
      input: isInstalled ? { canvas: ENTRIES.canvas } : ENTRIES,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
