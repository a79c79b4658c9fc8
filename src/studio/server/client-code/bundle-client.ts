/** `node scripts/run.mjs src/studio/server/client-code/bundle-client.ts <folder>`: the studio's scripts, for a browser. */
import react from '@vitejs/plugin-react';
import { build, type Plugin } from 'vite';
import { checks } from '../../../node/bundler-checks.ts';
import { projectRoot } from '../../../node/project.ts';

/** What the two documents of the studio begin with. */
const ENTRIES = {
  main: 'src/studio/client/main.tsx',
  canvas: 'src/studio/client/canvas/canvas-page.tsx',
};

export type ClientEntry = keyof typeof ENTRIES;

/** The site's own modules come from the dev server, as they are by then. */
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
  // What is not published yet is shown, as in the dev server.
  define: { 'import.meta.env.DEV': 'true', 'import.meta.env.PROD': 'false' },
  plugins: [react(), ofTheSite],
  build: {
    outDir: process.argv[2] as string,
    target: 'es2022',
    modulePreload: false,
    rolldownOptions: {
      checks,
      input: ENTRIES,
      output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
    },
  },
});
