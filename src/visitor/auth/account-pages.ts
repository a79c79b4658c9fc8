import { tabStorage } from '../../lib/safe-storage.ts';
import type { SiteData } from '../../ui/data/types.ts';
import type { AuthState } from './auth-store.ts';
import { carriesResult, hasStoredSession } from './traces.ts';

/**
 * The paths of integrations.json: to sign in and up; to set a new password or request the
 * link for it; to request another confirmation; the account of the signed-in user; the panel.
 */
export type AccountPages = NonNullable<SiteData['accounts']>;

/** Pages that show themselves that a link failed. */
export const isEntryPage = (path: string, { signIn, newPassword, confirm }: AccountPages) =>
  [signIn, newPassword, confirm].includes(path);

/**
 * The page to redirect a visitor with this status to; undefined to stay.
 * @param asked The page that required signing in.
 */
export function redirectFor(
  path: string,
  status: AuthState['status'],
  { signIn, confirm, account }: AccountPages,
  asked?: string,
): string | undefined {
  if (status === 'signed-in') return [signIn, confirm].includes(path) ? (asked ?? '/') : undefined;
  return status === 'signed-out' && path === account ? signIn : undefined;
}

/** Whether supabase-js has to be loaded; for most visitors it never is. */
export function authNeeded(
  path: string,
  { panel, ...pages }: AccountPages,
  location: Pick<Location, 'search' | 'hash'> = { search: '', hash: '' },
): boolean {
  return Object.values(pages).includes(path) || carriesResult(location) || hasStoredSession();
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
