import { lazy } from 'react';
import { loadChunk } from '../../lib/load-chunk.ts';

const load = () => import('./changing-parts.tsx');

/** What has controls of its own: at once on the server, in the browser a chunk that no other page loads. */
export const { Details, Sessions } = import.meta.env.SSR
  ? await load()
  : {
      Details: lazy(async () => ({ default: (await loadChunk(load)).Details })),
      Sessions: lazy(async () => ({ default: (await loadChunk(load)).Sessions })),
    };
