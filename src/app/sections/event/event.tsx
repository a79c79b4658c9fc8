import { lazy } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';

const load = () => import('./whole-event.tsx');

/** At once on the server, in the browser a chunk that only the pages of events load. */
export const EventSection = import.meta.env.SSR
  ? (await load()).EventSection
  : lazy(async () => ({ default: (await loadChunk(load)).EventSection }));
