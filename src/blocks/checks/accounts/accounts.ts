import type { ConfigFile } from '../../../content/read/site/config-file.ts';
import { single, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject } from '../../../lib/json.ts';
import { field, msg, quoted } from '../../../words/message.ts';

/** A site with accounts has their pages and their messages. */
export const checkAccounts = siteCheck(
  ['auth-pages-missing', 'auth-texts-missing', 'email-texts-missing', 'studio-without-accounts'],
  ({ entries }, report) => {
    const integrations = single(entries, 'integrations');
    const messages = single(entries, 'messages');
    if (!integrations || !isObject(integrations.value)) return;
    const settings = single(entries, 'site');
    const { auth: accounts, supabase } = integrations.value;
    const signIn = isObject(accounts) && isObject(accounts.pages) && accounts.pages.signIn;
    if (isObject(settings?.value) && settings.value.studio && !(supabase && signIn))
      report(settings, {
        code: 'studio-without-accounts',
        pointer: '/studio',
        message: msg('checks/accounts:studio'),
        hint: msg('checks/accounts:studio-hint'),
      });
    if (!supabase) return;
    const { auth } = integrations.value;
    if (!isObject(auth) || !('pages' in auth))
      report(integrations, {
        code: 'auth-pages-missing',
        pointer: '/supabase',
        message: msg('checks/accounts:pages-missing', { supabase: field('supabase') }),
        hint: msg('checks/accounts:pages-missing-hint'),
      });
    if (messages && isObject(messages.value) && !('auth' in messages.value))
      report(messages, {
        code: 'auth-texts-missing',
        pointer: '',
        message: msg('checks/accounts:texts-missing', {
          supabase: field('supabase'),
          auth: field('auth'),
        }),
        hint: msg('checks/accounts:texts-missing-hint', {
          auth: field('auth'),
          supabase: field('supabase'),
        }),
      });
    if (messages && isObject(messages.value) && !('emails' in messages.value))
      report(messages, {
        code: 'email-texts-missing',
        pointer: '',
        message: msg('checks/accounts:emails-missing', {
          supabase: field('supabase'),
          emails: field('emails'),
        }),
        hint: msg('checks/accounts:emails-missing-hint', {
          emails: field('emails'),
          supabase: field('supabase'),
        }),
      });
    for (const finding of unwritten(entries)) report(messages ?? integrations, finding);
  },
);

/** The texts of e-mails that this site sends and others do not: of its log, of its answers, of the panel. */
function unwritten(entries: readonly ConfigFile[]): Finding<'email-texts-missing'>[] {
  const integrations = single(entries, 'integrations')?.value;
  const messages = single(entries, 'messages')?.value;
  if (!isObject(integrations) || !isObject(messages) || !isObject(messages.emails)) return [];
  const { submissions } = integrations;
  const { emails } = messages;
  const lacks = (name: string) => !(name in emails);
  const forms = entries.filter(({ kind }) => kind === 'form').map(({ value }) => value);
  const answers = forms.some((form) => isObject(form) && form.answer !== undefined);
  const hasPanel = isObject(submissions) && submissions.panel !== undefined;
  const missing = [
    ...(isObject(submissions) && lacks('submission') ? ['/submission'] : []),
    ...(answers && lacks('answerNote') ? ['/answerNote'] : []),
    ...['submission', 'digest', 'reminder'].flatMap((name) => {
      const words = emails[name];
      return hasPanel && isObject(words) && !('button' in words) ? [`/${name}/button`] : [];
    }),
  ];
  return missing.map((pointer) => ({
    code: 'email-texts-missing',
    pointer: '/emails',
    message: msg('checks/accounts:email-missing', { name: quoted(pointer.slice(1)) }),
    hint: msg('checks/accounts:email-missing-hint', { name: quoted(pointer.slice(1)) }),
  }));
}
