import { lazy } from 'react';
import { loadChunk } from '../../../lib/load-chunk.ts';

const load = () => import('../shared/access-sections.ts');

/** In the chunk of `AuthPanel`: whoever sees the one may want the other. */
export const ResetPassword = import.meta.env.SSR
  ? (await load()).ResetPassword
  : lazy(async () => ({ default: (await loadChunk(load)).ResetPassword }));
