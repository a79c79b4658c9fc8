import { sections as ofSite } from '#site-blocks/sections';
import { lazyModule } from '../lib/lazy-module.ts';
import type { SectionRegistry } from '../ui/data/types.ts';
import { sections as ofEngine } from './sections.gen.ts';

/** Section type -> component, of the engine and of the site, but the static ones. */
export const sections: Partial<SectionRegistry> = { ...ofEngine, ...ofSite };

/** The static ones: a chunk that comes with the first navigation. */
export const staticSections = lazyModule(
  async () => (await import('./static-sections.ts')).sections,
);
