import { sections as ofSite } from '#site-blocks/static-sections';
import type { SectionRegistry } from '../ui/data/types.ts';
import { staticSections as ofEngine } from './static-sections.gen.ts';

/** Section type -> component, of the engine and of the site: those with the trait `isStatic`. */
export const sections: Partial<SectionRegistry> = { ...ofEngine, ...ofSite };
