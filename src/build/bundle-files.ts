/** Configuration of the bundler. */
export interface BundleTask {
  /** Virtual modules, by id. */
  modules: Record<string, string>;
  folder: string;
}

/** Its output: files for browsers, the addresses of modules, the boot script, the prerender thread. */
export const CLIENT = 'client';
export const APP = 'app.json';
export const BOOT = 'boot.js';
export const WORKER = 'prerender.mjs';
