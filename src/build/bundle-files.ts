/** Configuration of the bundler. */
export interface BundleTask {
  /** Virtual modules, by id. */
  modules: Record<string, string>;
  folder: string;
}

/** Its output: files for browsers, the boot script and the address of its rest, the prerender thread. */
export const CLIENT = 'client';
export const BOOT = 'boot.js';
export const BRING = 'bring.txt';
export const WORKER = 'prerender.mjs';
