import type { SectionType } from '../engine/types.ts';

/** Sections that need the app to move by themselves. (The partner strip moves by CSS alone.) */
export const movingSections: ReadonlySet<SectionType> = new Set(['hero-carousel']);
