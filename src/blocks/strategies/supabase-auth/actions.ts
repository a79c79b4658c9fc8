import { AuthApiError, isAuthError } from '@supabase/supabase-js';
import type { AuthAction } from '../../../types/config.gen.ts';
import type { Action, ActionContext } from './action.ts';
import { linkIdentity, social, sso, unlinkIdentity } from './providers.ts';
import { enrol, remove, verify } from './second-factor.ts';

/** Action of a form -> its request. All but e-mail and password have to be enabled in integrations.json. */
export const actions = {
  'sign-in': ({ auth, value, captchaToken }) =>
    auth.signInWithPassword({
      email: value('email'),
      password: value('password'),
      options: { captchaToken },
    }),

  'sign-up': ({ auth, value, origin, captchaToken }) =>
    hideAccounts(
      auth.signUp({
        email: value('email'),
        password: value('password'),
        options: {
          emailRedirectTo: `${origin}/`,
          data: { full_name: value('fullName') },
          captchaToken,
        },
      }),
    ),

  'request-reset': ({ auth, value, origin, pages, captchaToken }) =>
    hideAccounts(
      auth.resetPasswordForEmail(value('email'), {
        redirectTo: origin + pages.newPassword,
        captchaToken,
      }),
    ),

  'update-password': ({ auth, value }) =>
    auth.updateUser({ password: value('password'), nonce: value('nonce') || undefined }),

  resend: ({ auth, value, origin, captchaToken }) =>
    hideAccounts(
      auth.resend({
        type: 'signup',
        email: value('email'),
        options: { emailRedirectTo: `${origin}/`, captchaToken },
      }),
    ),

  otp: ({ auth, value, origin, captchaToken }) =>
    hideAccounts(
      auth.signInWithOtp({
        email: value('email'),
        options: { shouldCreateUser: false, emailRedirectTo: `${origin}/`, captchaToken },
      }),
    ),

  // A hosted project accepts two types; the embedded one does not know `email`.
  verify: ({ auth, value }) =>
    auth.verifyOtp({ email: value('email'), token: value('code'), type: 'magiclink' }),

  reauthenticate: ({ auth }) => auth.reauthenticate(),

  social,
  sso,
  'link-identity': linkIdentity,
  'unlink-identity': unlinkIdentity,
  'mfa-enroll': enrol,
  'mfa-verify': verify,
  'mfa-remove': remove,
  'delete-account': deleteAccount,
} satisfies Record<AuthAction, Action>;

/** Codes that reveal whether an address has an account. (`otp_disabled`: it has none.) */
const TELLING = ['user_already_exists', 'email_exists', 'user_not_found', 'otp_disabled'];

/** Drops the errors of a request that reveal whether an address has an account. */
async function hideAccounts(asked: Promise<{ error: unknown }>): Promise<{ error: unknown }> {
  const { error } = await asked;
  return { error: isAuthError(error) && TELLING.includes(error.code ?? '') ? null : error };
}

/** Answer of `delete_account` (supabase/migrations/) -> code of the message. */
const REFUSALS: Record<string, string> = {
  mismatch: 'account_mismatch',
  'last-admin': 'account_last_admin',
};

/** Deletes the account of the signed-in user, who confirms it with the e-mail address, and signs out. */
async function deleteAccount({ supabase, auth, value }: ActionContext) {
  const { data, error } = await supabase.rpc('delete_account', { confirmation: value('email') });
  if (error) return { error };
  if (data !== 'deleted') return { error: new AuthApiError(data, 409, REFUSALS[data]) };
  // The session no longer exists in the service; only this browser has to forget it.
  return auth.signOut({ scope: 'local' });
}
