import type { SectionModules } from './section-modules.ts';

/** The output of the bundler: files for browsers, the prerender thread, and what the boot script is made of. */
export const CLIENT = 'client';
export const WORKER = 'prerender.mjs';
export const SCRIPTS = 'scripts.json';

export interface BundledScripts {
  /** The source of the boot script, and of its rest, which loads the app by the address `app`. */
  boot: string;
  bring: string;
  app: string;
  /** The address of what mirrors styles, for languages that are written from right to left. */
  mirror: string;
  sections: SectionModules;
}
