import type { AuthState } from './auth-store.ts';

/** Where one signs in and up. */
export const SIGN_IN = '/auth';
/** Where one sets a new password, and asks for the link to it. */
export const NEW_PASSWORD = '/auth/reset-password';
/** Where one asks for another confirmation. */
export const CONFIRM = '/auth/confirmar';
/** The account of who is signed in. */
export const ACCOUNT = '/conta';

/** Path -> whom it is not for, and where they belong (spec, section 4). */
const ELSEWHERE: Record<string, { status: AuthState['status']; to: string }> = {
  [SIGN_IN]: { status: 'signed-in', to: '/' },
  [CONFIRM]: { status: 'signed-in', to: '/' },
  [ACCOUNT]: { status: 'signed-out', to: SIGN_IN },
};

/** Where someone with this status goes instead, if anywhere. */
export function elsewhere(path: string, status: AuthState['status']): string | undefined {
  const rule = ELSEWHERE[path];
  return rule?.status === status ? rule.to : undefined;
}
