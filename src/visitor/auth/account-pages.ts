import authPages from 'virtual:auth-pages';
import type { AuthState } from './auth-store.ts';

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
