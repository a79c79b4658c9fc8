import authPages from 'virtual:auth-pages';
import { tabStorage } from '../../lib/safe-storage.ts';
import type { AuthState } from './auth-store.ts';
import { carriesResult, hasStoredSession } from './traces.ts';

const { panel, ...accountPages } = authPages;

/** The path of the panel; empty if the site has none. */
export const PANEL = panel;

/**
 * The paths of integrations.json: to sign in and up; to set a new password or request the
 * link for it; to request another confirmation; the account of the signed-in user.
 */
export const {
  signIn: SIGN_IN,
  newPassword: NEW_PASSWORD,
  confirm: CONFIRM,
  account: ACCOUNT,
} = accountPages;

/** All pages of the accounts. */
export const AUTH_PAGES: readonly string[] = Object.values(accountPages);

/** Pages that show themselves that a link failed. */
export const ENTRY_PAGES: readonly string[] = [SIGN_IN, NEW_PASSWORD, CONFIRM];

/** Path -> the status that it is not for, and the page to redirect to. */
const REDIRECTS: Record<string, { status: AuthState['status']; to: string }> = {
  [SIGN_IN]: { status: 'signed-in', to: '/' },
  [CONFIRM]: { status: 'signed-in', to: '/' },
  [ACCOUNT]: { status: 'signed-out', to: SIGN_IN },
};

/**
 * The page to redirect a visitor with this status to; undefined to stay.
 * @param asked The page that required signing in.
 */
export function redirectFor(
  path: string,
  status: AuthState['status'],
  asked?: string,
): string | undefined {
  const rule = REDIRECTS[path];
  if (rule?.status !== status) return undefined;
  return status === 'signed-in' ? (asked ?? rule.to) : rule.to;
}

/** Whether supabase-js has to be loaded; for most visitors it never is. */
export function authNeeded(
  path: string,
  location: Pick<Location, 'search' | 'hash'> = { search: '', hash: '' },
): boolean {
  return AUTH_PAGES.includes(path) || carriesResult(location) || hasStoredSession();
}

/** A path of this site: `//` or `/\` would lead to another host. */
const OWN_PATH = /^\/(?![/\\])/;

/** The page that required signing in, to which signing in leads back. For this tab only. */
export function askedPage(): string | undefined {
  const path = tabStorage.get('asked-page') ?? '';
  return OWN_PATH.test(path) ? path : undefined;
}

export const rememberAskedPage = (path: string): void => void tabStorage.set('asked-page', path);

export const forgetAskedPage = (): void => tabStorage.remove('asked-page');
