import { lazy } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';

const load = () => import('./whole-zones.tsx');

/** At once on the server, in the browser a chunk that only the pages with zones load. */
export const Zones = import.meta.env.SSR
  ? (await load()).Zones
  : lazy(async () => ({ default: (await loadChunk(load)).Zones }));
