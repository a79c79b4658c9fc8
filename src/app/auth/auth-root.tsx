import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { normalizePath } from '../data/page-data-url.ts';
import { useSite } from '../data/site-context.ts';
import { notify } from '../toasts/notify.ts';
import { askedPage, forgetAskedPage, rememberAskedPage } from './asked-page.ts';
import { authLink, isOpen, setAuthLink, useAuthLink } from './auth-link.ts';
import { takeResult } from './auth-result.ts';
import { type AuthState, authState, setAuth, useAuth } from './auth-store.ts';
import { loadAuth } from './load-auth.ts';
import { authNeeded } from './need.ts';
import { ACCOUNT, ENTRY_PAGES, elsewhere, NEW_PASSWORD, SIGN_IN } from './places.ts';
import { SESSION_KEY } from './traces.ts';

/** Starts what auth needs on this page, and leads visitors where they belong. Draws nothing. */
export function AuthRoot() {
  const { supabase } = useSite();
  const path = normalizePath(useLocation().pathname);
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;

  useEffect(() => {
    if (!supabase) return setAuth({ status: 'signed-out' });

    async function start() {
      const result = takeResult();
      try {
        const client = await loadAuth({ supabase });
        if (!result) return;
        const works = await client.followResult(result);
        const { status } = authState();
        const { pathname } = location;
        // By its template a link opens the right page already; another project's may not.
        if (works && (result.kind === 'recovery' || result.kind === 'invite')) {
          if (pathname !== NEW_PASSWORD) go.current(NEW_PASSWORD, { replace: true });
        } else if (!works && authLink().state === 'none') {
          // The password to be changed there would be another account's than the link's.
          if (pathname === NEW_PASSWORD) go.current(ACCOUNT, { replace: true });
        } else if (!works && !ENTRY_PAGES.includes(pathname)) {
          if (status !== 'signed-in') go.current(SIGN_IN, { replace: true });
          else if (!((result.kind ?? 'social') in client.texts.linkFailures))
            notify({ title: client.texts.linkFailed, text: authLink().message, tone: 'error' });
        }
      } catch (error) {
        if (result) setAuthLink({ state: 'failed', kind: result.kind });
        setAuth({ unreachable: true });
        console.warn('The accounts could not be loaded; the next page tries again.', error);
      }
    }

    if (isOpen(authLink()) || authNeeded(path)) void start();
    else if (authState().status === 'unknown') setAuth({ status: 'signed-out' });
    // Someone signed in, in another tab.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_KEY && newValue) void start();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [supabase, path]);

  const { status } = useAuth();
  const link = useAuthLink();
  const to = isOpen(link) ? undefined : elsewhere(path, status, askedPage());
  useEffect(() => {
    if (to) go.current(to, { replace: true });
  }, [to]);
  useAskedPage(path, status);

  return null;
}

/** Keeps in mind which page asked who is there, for as long as that is being answered. */
function useAskedPage(path: string, status: AuthState['status']): void {
  const before = useRef(status);
  useEffect(() => {
    const signedOutHere = before.current === 'signed-in';
    before.current = status;
    if (path === ACCOUNT && status === 'signed-out' && !signedOutHere) rememberAskedPage(path);
    else if (ENTRY_PAGES.includes(path)) return;
    else if (status === 'signed-in' || askedPage() !== path) forgetAskedPage();
  }, [path, status]);
}
