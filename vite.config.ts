import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { distDir, projectRoot, publicDir, viteCacheDir } from './scripts/lib/project.ts';
import { notWatched } from './scripts/lib/watched.ts';
import { embeddedSupabase } from './scripts/vite/embedded-supabase.ts';
import { localServices } from './scripts/vite/local-services.ts';
import { siteConfig } from './scripts/vite/site-config.ts';
import { soundRequests } from './scripts/vite/sound-requests.ts';
import { studio } from './studio/server/plugin.ts';

const ENTRIES = ['src/browser.tsx', 'src/dev/gallery/main.tsx'];

/** By Vite; site-config/ is watched by scripts/vite/live-config.ts. */
const WATCHED = ['src', 'studio', 'schema', publicDir];

/**
 * Of the servers; the build has options of its own (scripts/build/bundle-options.ts). Made anew for each
 * call of Vite, as plugins keep things.
 */
export const viteConfig = (): UserConfig => ({
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
  plugins: [soundRequests(), react(), localServices(), embeddedSupabase(), studio(), siteConfig()],
  build: { outDir: distDir }, // which the preview serves
});

export default defineConfig(() => viteConfig());
