import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SiteData } from '../../ui/data/types.ts';
import { notify } from '../../ui/toasts/notify.ts';
import {
  type AccountPages,
  askedPage,
  forgetAskedPage,
  isEntryPage,
  redirectFor,
  rememberAskedPage,
} from './account-pages.ts';
import { authLink, isOpen, setAuthLink, useAuthLink } from './auth-link.ts';
import { type AuthResult, takeResult } from './auth-result.ts';
import { type AuthState, authState, useAuth } from './auth-store.ts';
import { type AuthClient, loadAuth } from './load-auth.ts';
import { notLoaded, whenNeeded } from './when-needed.ts';

interface Props {
  supabase: SiteData['supabase'];
  path: string;
  pages: AccountPages;
}

/** Starts auth if this page needs it, and redirects visitors. Renders nothing. */
export function AuthSession({ supabase, path, pages: accounts }: Props) {
  const navigate = useNavigate();
  const go = useRef(navigate);
  go.current = navigate;

  useEffect(() => {
    const start = async () => {
      const to = await startClient(supabase, accounts);
      if (to) go.current(to, { replace: true });
    };
    return whenNeeded(start, path, accounts);
  }, [supabase, accounts, path]);

  const { status } = useAuth();
  const link = useAuthLink();
  const to = isOpen(link) ? undefined : redirectFor(path, status, accounts, askedPage());
  useEffect(() => {
    if (to) go.current(to, { replace: true });
  }, [to]);
  useAskedPage(path, status, accounts);

  return null;
}

/** Starts the client, which follows the result in the address. Resolves to the page to redirect to, if any. */
async function startClient(
  supabase: SiteData['supabase'],
  pages: AccountPages,
): Promise<string | undefined> {
  const result = takeResult();
  try {
    const client = await loadAuth({ supabase });
    return (
      result &&
      pageAfter(await client.followResult(result), { ...result, texts: client.texts, pages })
    );
  } catch (error) {
    if (result) setAuthLink({ state: 'failed', kind: result.kind });
    notLoaded(error);
    return undefined;
  }
}

interface Followed extends Pick<AuthResult, 'kind'>, Pick<AuthClient, 'texts'> {
  pages: AccountPages;
}

/** The page to redirect to after a link; undefined to stay. */
function pageAfter(works: boolean, { kind, texts, pages }: Followed): string | undefined {
  const { pathname } = location;
  const { signIn, newPassword, account } = pages;
  if (works) {
    // The links of our templates open the right page; those of another project may not.
    const isRight = pathname === newPassword || (kind !== 'recovery' && kind !== 'invite');
    return isRight ? undefined : newPassword;
  }
  // The password that could be changed there would be of another account than the link's.
  if (authLink().state === 'none')
    return pathname === newPassword && authState().status === 'signed-in' ? account : undefined;
  if (isEntryPage(pathname, pages)) return undefined;
  if (authState().status !== 'signed-in') return signIn;
  if (!((kind ?? 'social') in texts.linkFailures))
    notify({ title: texts.linkFailed, text: authLink().message, tone: 'error' });
  return undefined;
}

/** Remembers the page that required signing in, until the visitor has signed in or left. */
function useAskedPage(path: string, status: AuthState['status'], pages: AccountPages): void {
  const before = useRef(status);
  useEffect(() => {
    const signedOutHere = before.current === 'signed-in';
    before.current = status;
    if (path === pages.account && status === 'signed-out' && !signedOutHere)
      rememberAskedPage(path);
    else if (isEntryPage(path, pages)) return;
    else if (status === 'signed-in' || askedPage()?.split('?')[0] !== path) forgetAskedPage();
  }, [path, status, pages]);
}
