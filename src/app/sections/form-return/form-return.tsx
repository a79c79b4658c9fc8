import { lazy } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';

const load = () => import('./whole-return.tsx');

/** Said after a form: at once on the server, in the browser a chunk that no other page loads. */
export const FormReturn = import.meta.env.SSR
  ? (await load()).Return
  : lazy(async () => ({ default: (await loadChunk(load)).Return }));
