import { single, siteCheck } from '../../../content/read/site/site.ts';
import { isObject } from '../../../lib/json.ts';

/** A site with accounts has their pages and their messages. */
export const checkAccounts = siteCheck(
  ['auth-pages-missing', 'auth-texts-missing', 'email-texts-missing'],
  ({ entries }, report) => {
    const integrations = single(entries, 'integrations');
    const messages = single(entries, 'messages');
    if (!integrations || !isObject(integrations.value) || !('supabase' in integrations.value))
      return;
    const { auth } = integrations.value;
    if (!isObject(auth) || !('pages' in auth))
      report(integrations, {
        code: 'auth-pages-missing',
        pointer: '/supabase',
        message: 'Há contas de acesso (“supabase”), mas falta dizer em que páginas: “auth.pages”.',
        hint: 'Acrescente "auth": { "pages": { … } } com os endereços, ou tire “supabase”.',
      });
    if (messages && isObject(messages.value) && !('auth' in messages.value))
      report(messages, {
        code: 'auth-texts-missing',
        pointer: '',
        message: 'Há contas de acesso (“supabase” em integrations.json), mas falta “auth” aqui.',
        hint: 'Acrescente “auth”, com o que o site diz sobre as contas, ou tire “supabase”.',
      });
    if (messages && isObject(messages.value) && !('emails' in messages.value))
      report(messages, {
        code: 'email-texts-missing',
        pointer: '',
        message: 'Há contas de acesso (“supabase” em integrations.json), mas falta “emails” aqui.',
        hint: 'Acrescente “emails”, com o que dizem os e-mails sobre contas e envios, ou tire “supabase”.',
      });
  },
);
