import authPages from 'virtual:auth-pages';
import type { AuthState } from './auth-store.ts';

const { panel, ...accountPages } = authPages;

/** Where those who may read what the forms received read it; empty where there is no such page. */
export const PANEL = panel;

/**
 * The pages of integrations.json: where one signs in and up; where one sets a new password, and asks
 * for the link to it; where one asks for another confirmation; the account of who is signed in.
 */
export const {
  signIn: SIGN_IN,
  newPassword: NEW_PASSWORD,
  confirm: CONFIRM,
  account: ACCOUNT,
} = accountPages;

/** Pages about who is signed in. */
export const AUTH_PAGES: readonly string[] = Object.values(accountPages);

/** Those that say themselves that a link did not work. */
export const ENTRY_PAGES: readonly string[] = [SIGN_IN, NEW_PASSWORD, CONFIRM];

/** Path -> whom it is not for, and where they belong. */
const REDIRECTS: Record<string, { status: AuthState['status']; to: string }> = {
  [SIGN_IN]: { status: 'signed-in', to: '/' },
  [CONFIRM]: { status: 'signed-in', to: '/' },
  [ACCOUNT]: { status: 'signed-out', to: SIGN_IN },
};

/**
 * Where someone with this status goes instead, if anywhere.
 * @param asked The page that asked for signing in.
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
