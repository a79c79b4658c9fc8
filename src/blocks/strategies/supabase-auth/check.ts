import { single, siteCheck } from '../../../content/read/site/site.ts';
import { isObject } from '../../../lib/json.ts';
import type { AuthAction } from '../../../types/config.gen.ts';
import { msg } from '../../../words/message.ts';

/** The actions that a Supabase project with a captcha refuses without one. */
const NEEDS: AuthAction[] = ['sign-in', 'sign-up', 'otp', 'request-reset', 'resend', 'sso'];

/** Where the accounts ask for a captcha, each form that needs one has a field for it. */
export const checkSupabaseAuth = siteCheck(['captcha-missing'], ({ entries }, report) => {
  const integrations = single(entries, 'integrations')?.value;
  if (!isObject(integrations) || !isObject(integrations.auth)) return;
  if (!isObject(integrations.auth.captcha)) return;
  for (const entry of entries) {
    if (entry.kind !== 'form' || !isObject(entry.value) || !isObject(entry.value.submit)) continue;
    const { submit, fields } = entry.value;
    if (!NEEDS.includes(submit.action as AuthAction) || !Array.isArray(fields)) continue;
    if (fields.some((field) => isObject(field) && field.type === 'captcha')) continue;
    report(entry, {
      code: 'captcha-missing',
      pointer: '/fields',
      message: msg('strategies/supabase-auth:captcha-missing'),
      hint: msg('strategies/supabase-auth:captcha-missing-hint'),
    });
  }
});
