import { sections as ofSite } from '#site-blocks/sections';
import type { SectionRegistry } from '../ui/data/types.ts';
import { sections as ofEngine } from './sections.gen.ts';

/** Section type -> component, of the engine and of the site. */
export const sections: SectionRegistry = { ...ofEngine, ...ofSite };
