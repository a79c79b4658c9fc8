import type { Adapter } from './adapter.ts';
import { astro, astroIncremental, astroWithPictures } from './astro.ts';
import { eleventy, eleventyWithPictures } from './eleventy.ts';
import { next, nextWithPictures } from './next.ts';
import { reactRouter } from './react-router.ts';
import { fromSource, thisProject } from './this-project.ts';

/** The first is what the others are compared with. */
export const ADAPTERS: readonly Adapter[] = [
  thisProject,
  fromSource,
  astro,
  astroIncremental,
  eleventy,
  next,
  reactRouter,
];

/** Those that draw a picture for networks for each page, in the way that is usual for them. */
export const WITH_PICTURES: readonly Adapter[] = [
  thisProject,
  astroWithPictures,
  eleventyWithPictures,
  nextWithPictures,
];
