import { lazy } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';

const load = () => import('./whole-screen.tsx');

/** At once on the server, in the browser a chunk that only the pages with a screen load. */
export const Screen = import.meta.env.SSR
  ? (await load()).Screen
  : lazy(async () => ({ default: (await loadChunk(load)).Screen }));
