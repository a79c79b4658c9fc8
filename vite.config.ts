import { existsSync, realpathSync } from 'node:fs';
import { join, resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { embeddedSupabase } from './src/dev/embedded-supabase.ts';
import { localServicesPlugin } from './src/dev/local-services.ts';
import { siteConfig } from './src/dev/site-config.ts';
import { soundRequests } from './src/dev/sound-requests.ts';
import { isInstalled } from './src/node/installed.mjs';
import {
  contentRoot,
  distDir,
  projectRoot,
  publicDir,
  siteCacheDir,
  viteCacheDir,
} from './src/node/project.ts';
import { siteBlocks } from './src/node/site-blocks.mjs';
import { vendored } from './src/node/vendored.mjs';
import { notWatched } from './src/node/watched.ts';
import { studio } from './src/studio/server/plugin.ts';

const ENTRIES = ['src/app/browser.tsx', 'src/app/dev/gallery/main.tsx'];

/** By Vite; site-config/ is watched by src/dev/live-config.ts. */
const WATCHED = ['src', 'schema', publicDir, join(contentRoot, 'blocks')];

/** Where their files are, also behind a link, as in a copy or a second work tree that shares it: Vite asks for real paths. */
const modules = [projectRoot, contentRoot]
  .map((folder) => join(folder, 'node_modules'))
  .filter((folder) => existsSync(folder))
  .map((folder) => realpathSync(folder));

/**
 * Of the servers; the build has options of its own (src/build/bundles.ts). Made anew for each
 * call of Vite, as plugins keep things.
 */
export const viteConfig = (): UserConfig => ({
  appType: 'custom', // pages are rendered from site-config/, there is no index.html
  publicDir,
  cacheDir: viteCacheDir,
  // What pages are made of, and nothing else of this folder: it holds the keys of the demo's database.
  server: {
    fs: {
      allow: [
        'src/app',
        'src/blocks',
        'src/forms',
        'src/lib',
        'src/panel',
        'src/types',
        'src/ui',
        'src/visitor',
        'prebuilt/vendored',
        'src/words',
        join(siteCacheDir, 'fonts'),
        join(contentRoot, 'blocks'),
        ...(isInstalled ? [viteCacheDir] : []),
        ...modules,
      ].map((name) => resolve(projectRoot, name)),
    },
    watch: { ignored: [notWatched(projectRoot, WATCHED)] },
  },
  // All that a page of the dev server begins with: what is met later is bundled then, and reloads the page.
  optimizeDeps: { entries: ENTRIES },
  define: { __APP_MODULES__: ['/src/app/browser.tsx'] }, // the build has its own
  plugins: [
    soundRequests(),
    vendored(),
    siteBlocks(contentRoot),
    react(),
    localServicesPlugin(),
    embeddedSupabase(),
    studio(),
    siteConfig(),
  ],
  build: { outDir: distDir }, // which the preview serves
});

export default defineConfig(() => viteConfig());
