import type { Strategy } from '../../../forms/kit/types.ts';
import type { AuthPages, SupabaseAuthSubmit } from '../../../types/config.gen.ts';
import { type AuthClient, loadAuth } from '../../../visitor/auth/load-auth.ts';
import { actions } from './actions.ts';

/** Paths of a site without accounts, whose forms have no such action. */
const NO_PAGES: AuthPages = { signIn: '', newPassword: '', confirm: '', account: '' };

/** Sends the request of `action` to the accounts service. */
export const strategy: Strategy<SupabaseAuthSubmit> = {
  async submit({ entries, form, integrations }, { action }) {
    let client: AuthClient;
    try {
      client = await loadAuth(integrations);
    } catch {
      return { status: 'refused' }; // supabase-js failed to load: nothing was sent
    }
    const values = new Map(entries);
    const captcha = form.fields.find(({ type }) => type === 'captcha');
    const { error } = await actions[action]({
      supabase: client.supabase,
      auth: client.supabase.auth,
      value: (name) => values.get(name) ?? '',
      captchaToken: captcha && values.get(captcha.name),
      origin: location.origin,
      pages: integrations.auth?.pages ?? NO_PAGES,
      providers: integrations.auth?.social ?? [],
      go: (url) => location.assign(url),
    }).catch((error: unknown) => ({ error }));
    return error
      ? { status: 'refused', reason: client.sentenceOf(error) }
      : { status: 'confirmed' };
  },
};
