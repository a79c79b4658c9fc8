import { lazy } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';

const load = () => import('./whole-panel.tsx');

/** The panel's code: at once on the server, in the browser a chunk that no other page loads. */
export const SubmissionPanel = import.meta.env.SSR
  ? (await load()).Panel
  : lazy(async () => ({ default: (await loadChunk(load)).Panel }));
