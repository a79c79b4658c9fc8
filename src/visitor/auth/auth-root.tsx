import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { loadChunk } from '../../lib/load-chunk.ts';
import { normalizePath } from '../../ui/data/page-data-url.ts';
import { useSite } from '../../ui/data/site-context.ts';
import { type AccountPages, askedPage, authNeeded } from './account-pages.ts';
import { authLink, isOpen } from './auth-link.ts';
import type * as Session from './auth-session.tsx';
import { authState, setAuth } from './auth-store.ts';
import { takeAuthTextsFrom } from './auth-texts-at.ts';
import { SESSION_KEY } from './traces.ts';

const NO_PAGES: AccountPages = {};

/** Loads what follows the session, if this page or this visitor needs it. Renders nothing. */
export function AuthRoot() {
  const { supabase, authTexts, accounts = NO_PAGES } = useSite();
  const path = normalizePath(useLocation().pathname);
  const [session, setSession] = useState<typeof Session>();

  useEffect(() => takeAuthTextsFrom(authTexts), [authTexts]);
  useEffect(() => {
    if (session) return;
    // The client too, which would else be asked for after it.
    const load = () =>
      loadChunk(() =>
        Promise.all([import('./auth-session.tsx'), import('./client/start.ts')]),
      ).then(([module]) => setSession(module), notLoaded);
    if (supabase && (isOpen(authLink()) || authNeeded(path, accounts) || askedPage())) load();
    else if (authState().status === 'unknown') setAuth({ status: 'signed-out' });
    if (!supabase) return;
    // Someone signed in in another tab.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_KEY && newValue) load();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [session, supabase, accounts, path]);

  return session && <session.AuthSession supabase={supabase} path={path} pages={accounts} />;
}

function notLoaded(error: unknown): void {
  setAuth({ unreachable: true });
  console.warn('The accounts could not be loaded; the next page tries again.', error);
}
