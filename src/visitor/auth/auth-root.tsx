import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { Integrations } from '../../types/config.gen.ts';
import { normalizePath } from '../../ui/data/page-data-url.ts';
import { useSite } from '../../ui/data/site-context.ts';
import { notify } from '../../ui/toasts/notify.ts';
import {
  ACCOUNT,
  askedPage,
  authNeeded,
  ENTRY_PAGES,
  forgetAskedPage,
  NEW_PASSWORD,
  redirectFor,
  rememberAskedPage,
  SIGN_IN,
} from './account-pages.ts';
import { authLink, isOpen, setAuthLink, useAuthLink } from './auth-link.ts';
import { type AuthResult, takeResult } from './auth-result.ts';
import { type AuthState, authState, setAuth, useAuth } from './auth-store.ts';
import { type AuthClient, loadAuth } from './load-auth.ts';
import { SESSION_KEY } from './traces.ts';

/** Starts auth if this page needs it, and redirects visitors. Renders nothing. */
export function AuthRoot() {
  const { supabase } = useSite();
  const path = normalizePath(useLocation().pathname);
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;

  useEffect(() => {
    if (!supabase) return setAuth({ status: 'signed-out' });
    const start = async () => {
      const to = await startClient(supabase);
      if (to) go.current(to, { replace: true });
    };
    if (isOpen(authLink()) || authNeeded(path)) void start();
    else if (authState().status === 'unknown') setAuth({ status: 'signed-out' });
    // Someone signed in in another tab.
    const onStorage = ({ key, newValue }: StorageEvent) => {
      if (key === SESSION_KEY && newValue) void start();
    };
    addEventListener('storage', onStorage);
    return () => removeEventListener('storage', onStorage);
  }, [supabase, path]);

  const { status } = useAuth();
  const link = useAuthLink();
  const to = isOpen(link) ? undefined : redirectFor(path, status, askedPage());
  useEffect(() => {
    if (to) go.current(to, { replace: true });
  }, [to]);
  useAskedPage(path, status);

  return null;
}

/** Starts the client, which follows the result in the address. Resolves to the page to redirect to, if any. */
async function startClient(supabase: Integrations['supabase']): Promise<string | undefined> {
  const result = takeResult();
  try {
    const client = await loadAuth({ supabase });
    return result && pageAfter(await client.followResult(result), result, client);
  } catch (error) {
    if (result) setAuthLink({ state: 'failed', kind: result.kind });
    setAuth({ unreachable: true });
    console.warn('The accounts could not be loaded; the next page tries again.', error);
    return undefined;
  }
}

/** The page to redirect to after a link; undefined to stay. */
function pageAfter(works: boolean, { kind }: AuthResult, { texts }: AuthClient) {
  const { pathname } = location;
  if (works) {
    // The links of our templates open the right page; those of another project may not.
    const isRight = pathname === NEW_PASSWORD || (kind !== 'recovery' && kind !== 'invite');
    return isRight ? undefined : NEW_PASSWORD;
  }
  // The password that could be changed there would be of another account than the link's.
  if (authLink().state === 'none')
    return pathname === NEW_PASSWORD && authState().status === 'signed-in' ? ACCOUNT : undefined;
  if (ENTRY_PAGES.includes(pathname)) return undefined;
  if (authState().status !== 'signed-in') return SIGN_IN;
  if (!((kind ?? 'social') in texts.linkFailures))
    notify({ title: texts.linkFailed, text: authLink().message, tone: 'error' });
  return undefined;
}

/** Remembers the page that required signing in, until the visitor has signed in or left. */
function useAskedPage(path: string, status: AuthState['status']): void {
  const before = useRef(status);
  useEffect(() => {
    const signedOutHere = before.current === 'signed-in';
    before.current = status;
    if (path === ACCOUNT && status === 'signed-out' && !signedOutHere) rememberAskedPage(path);
    else if (ENTRY_PAGES.includes(path)) return;
    else if (status === 'signed-in' || askedPage()?.split('?')[0] !== path) forgetAskedPage();
  }, [path, status]);
}
