import type { AuthAction } from '../../../types/config.gen.ts';
import { NEW_PASSWORD } from '../../../visitor/auth/account-pages.ts';
import type { Action } from './action.ts';
import { deleteAccount } from './delete-account.ts';
import { hideAccounts } from './hide-accounts.ts';
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

  'request-reset': ({ auth, value, origin, captchaToken }) =>
    hideAccounts(
      auth.resetPasswordForEmail(value('email'), {
        redirectTo: origin + NEW_PASSWORD,
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
