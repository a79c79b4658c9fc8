import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { checks } from './scripts/lib/bundler-checks.ts';
import { distDir, projectRoot, publicDir, viteCacheDir } from './scripts/lib/project.ts';
import { notWatched } from './scripts/lib/watched.ts';
import { embeddedSupabase } from './scripts/vite/embedded-supabase.ts';
import { localServices } from './scripts/vite/local-services.ts';
import { noOldPrefixes } from './scripts/vite/no-old-prefixes.ts';
import { siteConfig } from './scripts/vite/site-config.ts';
import { soundRequests } from './scripts/vite/sound-requests.ts';
import { studio } from './studio/server/plugin.ts';

/** What every page begins with, in few files, so that the boot script can evaluate them one at a time. */
const start = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  { name: 'libraries', test: /node_modules\// },
  { name: 'engine', test: /\/src\/(?!browser\.tsx)/ },
];

/** What forms, accounts and the log of submissions share. */
const controls = {
  name: 'controls',
  test: /node_modules\/(?!@supabase)|src\/(forms\/(rules|ui)|theme|ui)\//,
  minShareCount: 2,
};

const ENTRIES = ['src/browser.tsx', 'src/dev/gallery/main.tsx'];

/** By Vite; site-config/ is watched by scripts/vite/live-config.ts. */
const WATCHED = ['src', 'studio', 'schema', publicDir];

/** Made anew for each call of Vite: plugins keep things. */
export const viteConfig = (modules?: Record<string, string>): UserConfig => ({
  appType: 'custom', // pages are rendered from site-config/, there is no index.html
  publicDir,
  cacheDir: viteCacheDir,
  // What pages are made of, and nothing else of this folder: it holds the keys of the demo's database.
  server: {
    fs: {
      allow: ['src', 'studio', 'node_modules', '.cache/fonts'].map((name) =>
        join(projectRoot, name),
      ),
    },
    watch: { ignored: [notWatched(projectRoot, WATCHED)] },
  },
  // All that a page of the dev server begins with: what is met later is bundled then, and reloads the page.
  optimizeDeps: { entries: ENTRIES },
  plugins: [
    soundRequests(),
    noOldPrefixes(),
    react(),
    localServices(),
    embeddedSupabase(),
    studio(),
    siteConfig(modules),
  ],
  build: {
    outDir: distDir,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: false, // the boot script knows what to fetch, and when
    rolldownOptions: {
      checks,
      input: 'src/browser.tsx',
      preserveEntrySignatures: 'exports-only',
      // Emotion names it without using it, and it does not say itself that it may be left out.
      treeshake: {
        moduleSideEffects: [{ test: /hoist-non-react-statics/, sideEffects: false }],
      },
      output: {
        codeSplitting: {
          groups: [...start.map((group) => ({ ...group, tags: ['$initial' as const] })), controls],
        },
      },
    },
  },
});

export default defineConfig(() => viteConfig());
