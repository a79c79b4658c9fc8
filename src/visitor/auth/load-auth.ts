import { loadChunk } from '../../lib/load-chunk.ts';
import type { Integrations } from '../../types/config.gen.ts';
import type { AuthTexts } from '../../ui/data/types.ts';
import { authTextsAt } from './auth-texts-at.ts';
import type { AuthClient } from './client/auth-client.ts';

export type { AuthClient };

let loading: Promise<AuthClient> | undefined;
let loaded: AuthClient | undefined;

async function loadTexts(): Promise<AuthTexts> {
  const response = await fetch(authTextsAt());
  if (!response.ok) throw new Error(`${authTextsAt()}: ${response.status}`);
  return response.json();
}

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
  const [{ startAuth }, texts] = await loadChunk(() =>
    Promise.all([import('./client/start.ts'), loadTexts()]),
  );
  loaded = startAuth(settings, texts);
  return loaded;
}

/** The client; undefined before it has been started. */
export const startedAuth = (): AuthClient | undefined => loaded;

/** The texts of auth; defined once the session has loaded. */
export const authTexts = (): AuthClient['texts'] | undefined => loaded?.texts;
