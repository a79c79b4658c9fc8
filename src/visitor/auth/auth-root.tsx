import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '../../lib/load-chunk.ts';
import { normalizePath } from '../../ui/data/page-data-url.ts';
import { useSite } from '../../ui/data/site-context.ts';
import { type AccountPages, askedPage } from './account-pages.ts';
import type * as Session from './auth-session.tsx';
import { setAuth } from './auth-store.ts';
import { takeAuthTextsFrom } from './auth-texts-at.ts';
import { notLoaded, whenNeeded } from './when-needed.ts';

const NO_PAGES: AccountPages = {};

/** Loads what follows the session, if this page or this visitor needs it. Renders nothing. */
export function AuthRoot() {
  const { supabase, authTexts, accounts = NO_PAGES } = useSite();
  const path = normalizePath(useLocation().pathname);
  const [session, setSession] = useState<typeof Session>();

  useEffect(() => takeAuthTextsFrom(authTexts), [authTexts]);
  useEffect(() => {
    if (session) return;
    if (!supabase) return setAuth({ status: 'signed-out' });
    const load = (client?: boolean) =>
      loadChunk(() =>
        Promise.all([import('./auth-session.tsx'), client && import('./client/start.ts')]),
      ).then(([module]) => setSession(module), notLoaded);
    // A page that asked for signing in is forgotten on the next, which needs no client for it.
    if (askedPage()) load();
    // The client too, which would else be asked for after it.
    return whenNeeded(() => load(true), path, accounts);
  }, [session, supabase, accounts, path]);

  return session && <session.AuthSession supabase={supabase} path={path} pages={accounts} />;
}
