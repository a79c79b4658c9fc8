import { AuthApiError, type Provider } from '@supabase/supabase-js';
import { beginProviderVisit, pkceParameters } from '../../../visitor/auth/client/provider.ts';
import type { Action, ActionContext } from './action.ts';

/** The provider that the form names, or the first that is enabled. */
const providerOf = ({ value, providers }: ActionContext) =>
  (value('provider') || providers[0] || '') as Provider;

/** Opens the page of a provider, which redirects back with `?code=`. */
export const social: Action = async (context) => {
  const { auth, origin, pages, go } = context;
  const { data, error } = await auth.signInWithOAuth({
    provider: providerOf(context),
    options: {
      redirectTo: origin + pages.signIn,
      skipBrowserRedirect: true,
      queryParams: await pkceParameters(),
    },
  });
  if (data.url) go(data.url);
  return { error };
};

/** Opens the page of a company's own provider, by its domain; it redirects back with a session. */
export const sso: Action = async ({ auth, value, captchaToken, origin, pages, go }) => {
  const domain = value('domain') || (value('email').split('@')[1] ?? '');
  const { data, error } = await auth.signInWithSSO({
    domain,
    options: { redirectTo: origin + pages.signIn, skipBrowserRedirect: true, captchaToken },
  });
  if (data?.url) {
    beginProviderVisit();
    go(data.url);
  }
  return { error };
};

/** Adds a provider to the account. */
export const linkIdentity: Action = async (context) => {
  const { auth, origin, pages, go } = context;
  const { data, error } = await auth.linkIdentity({
    provider: providerOf(context),
    options: {
      redirectTo: origin + pages.account,
      skipBrowserRedirect: true,
      queryParams: await pkceParameters(),
    },
  });
  if (data.url) go(data.url);
  return { error };
};

export const unlinkIdentity: Action = async (context) => {
  const { data, error } = await context.auth.getUserIdentities();
  if (error) return { error };
  const identity = data.identities.find(({ provider }) => provider === providerOf(context));
  return identity
    ? context.auth.unlinkIdentity(identity)
    : { error: new AuthApiError('No such identity', 404, 'identity_not_found') };
};
