import { usesNaming } from '../../../content/read/site/link-uses.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import { isObject } from '../../../lib/json.ts';
import type { AuthAction, AuthIntegration } from '../../../types/config.gen.ts';
import { msg, quoted } from '../../../words/message.ts';

/** The switch in integrations.json that a way to sign in needs; e-mail and password need none. */
const SWITCHES: Partial<Record<AuthAction, keyof AuthIntegration>> = {
  otp: 'otp',
  verify: 'otp',
  social: 'social',
  sso: 'sso',
  reauthenticate: 'reauthentication',
  'mfa-enroll': 'mfa',
  'mfa-verify': 'mfa',
  'mfa-remove': 'mfa',
  'link-identity': 'identities',
  'unlink-identity': 'identities',
};

/** A page shows no form for a way to sign in that is switched off. */
export const checkAuthActions = siteCheck(['auth-off'], ({ entries, mentions }, report) => {
  const integrations = single(entries, 'integrations')?.value;
  if (!isObject(integrations)) return; // reported already
  const switches = isObject(integrations.auth) ? integrations.auth : {};
  const off = new Map<string, { action: string; name: keyof AuthIntegration }>();
  for (const { name: form, value } of entries.filter(({ kind }) => kind === 'form')) {
    const action = isObject(value) && isObject(value.submit) && value.submit.action;
    const name = SWITCHES[action as AuthAction];
    if (name && !isOn(switches[name])) off.set(form, { action: String(action), name });
  }
  for (const [value, found] of off) {
    const files = mentions.names.get('forms')?.get(value) ?? [];
    const pages = [...files].filter(({ kind }) => kind === 'page');
    for (const { entry, reference } of usesNaming(['forms', value], pages))
      report(entry, {
        code: 'auth-off',
        pointer: reference.pointer,
        message: msg('checks/auth-actions:off', { form: quoted(value), action: found.action }),
        hint: msg('checks/auth-actions:off-hint', {
          switch: found.name,
          value: found.name === 'social' ? '["google"]' : 'true',
        }),
      });
  }
});

const isOn = (value: unknown) => (Array.isArray(value) ? value.length > 0 : value === true);
