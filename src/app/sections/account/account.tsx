import { lazy } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';

const load = () => import('./whole-account.tsx');

/** At once on the server, in the browser a chunk that no other page loads. */
export const Account = import.meta.env.SSR
  ? (await load()).Account
  : lazy(async () => ({ default: (await loadChunk(load)).Account }));
