import { loadChunk } from '../../lib/load-chunk.ts';
import type { Integrations } from '../types/config.gen.ts';
import type { AuthClient } from './client/auth-client.ts';

export type { AuthClient };

let loading: Promise<AuthClient> | undefined;
let loaded: AuthClient | undefined;

/**
 * supabase-js, started once, in a chunk that no visitor loads before it is needed. Rejects when the
 * chunk cannot be had, or when integrations.json has no accounts; the next call tries again.
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

/** The client, where it has been started. */
export const startedAuth = (): AuthClient | undefined => loaded;

/** What auth says; there whenever it is known who is signed in. */
export const authTexts = (): AuthClient['texts'] | undefined => loaded?.texts;
