import { lazy } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';

const load = () => import('./whole-guides.tsx');

/** At once on the server, in the browser a chunk that only the pages with guides load. */
export const GuideCards = import.meta.env.SSR
  ? (await load()).GuideCards
  : lazy(async () => ({ default: (await loadChunk(load)).GuideCards }));
