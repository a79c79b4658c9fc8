import { lazy } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';

const load = () => import('../shared/access-sections.ts');

/** At once on the server, in the browser a chunk that only pages about one's own access load. */
export const AuthPanel = import.meta.env.SSR
  ? (await load()).AuthPanel
  : lazy(async () => ({ default: (await loadChunk(load)).AuthPanel }));
