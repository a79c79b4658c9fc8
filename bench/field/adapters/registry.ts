import type { Adapter } from './adapter.ts';
import { astro, astroIncremental } from './astro.ts';
import { eleventy } from './eleventy.ts';
import { next } from './next.ts';
import { reactRouter } from './react-router.ts';
import { thisProject } from './this-project.ts';

/** The first is what the others are compared with. */
export const ADAPTERS: readonly Adapter[] = [
  thisProject,
  astro,
  astroIncremental,
  eleventy,
  next,
  reactRouter,
];
