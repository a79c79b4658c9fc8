import { loadChunk } from '../../lib/load-chunk.ts';
import type { Integrations } from '../../types/config.gen.ts';
import type { AuthClient } from './client/auth-client.ts';

export type { AuthClient };

let loading: Promise<AuthClient> | undefined;
let loaded: AuthClient | undefined;

/**
 * Starts supabase-js once, in a chunk that is loaded only if it is needed. Rejects if the
 * chunk fails to load, or if integrations.json has no accounts; the next call tries again.
 */
export function loadAuth({ supabase }: Pick<Integrations, 'supabase'>): Promise<AuthClient> {
  loading ??= load(supabase).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

async function load(settings: Integrations['supabase']): Promise<AuthClient> {
  if (!settings) throw new Error('integrations.json: supabase');
  const { startAuth } = await loadChunk(() => import('./client/start.ts'));
  loaded = startAuth(settings);
  return loaded;
}

/** The client; undefined before it has been started. */
export const startedAuth = (): AuthClient | undefined => loaded;

/** The texts of auth; defined once the session has loaded. */
export const authTexts = (): AuthClient['texts'] | undefined => loaded?.texts;
