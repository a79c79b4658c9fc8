import type { SupabaseClient } from '@supabase/supabase-js';
import type { AuthTexts } from '../../ui/data/types.ts';
import { startAuth } from '../../visitor/auth/client/start.ts';
import { createListeners } from '../shared/listeners.ts';
import type { StudioSettings } from '../shared/remote-site.ts';
import type { Session } from './ask.ts';

export interface OpenSession extends Session {
  /** Of whom the window is. */
  person: { id: string; email: string };
  /** The tables of the site's project, with the rights of the person. */
  database: Pick<SupabaseClient, 'from'>;
  hasEnded(): boolean;
  subscribe(listener: () => void): () => void;
}

/** The site's own session in this browser; undefined if nobody is signed in. */
export async function openSession(
  { supabase: settings }: StudioSettings,
  texts: AuthTexts,
): Promise<OpenSession | undefined> {
  const { supabase } = startAuth(settings, texts);
  const { auth } = supabase;
  const { session } = (await auth.getSession()).data;
  if (!session) return undefined;
  const { id, email = '' } = session.user;
  const listeners = createListeners();
  let isRefused = false;
  const setRefused = (now: boolean) => {
    if (now === isRefused) return;
    isRefused = now;
    listeners.notify();
  };
  // Somebody else may have signed in in another tab: what is kept here is not theirs.
  auth.onAuthStateChange((_event, now) => setRefused(now?.user.id !== id));
  return {
    person: { id, email },
    database: supabase,
    async token() {
      const now = (await auth.getSession()).data.session;
      return now?.user.id === id ? now.access_token : undefined;
    },
    answered: (isSignedIn) => setRefused(!isSignedIn),
    hasEnded: () => isRefused,
    subscribe: listeners.subscribe,
  };
}
