/** What the bundler is told. */
export interface BundleTask {
  /** Virtual modules, by id. */
  modules: Record<string, string>;
  outDir: string;
  serverDir: string;
}

/** What it leaves in `serverDir`: the addresses of modules, the boot script, the prerender thread. */
export const APP = 'app.json';
export const BOOT = 'boot.js';
export const WORKER = 'prerender.mjs';
