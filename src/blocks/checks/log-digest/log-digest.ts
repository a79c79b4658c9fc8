import { single, siteCheck } from '../../../content/read/site/site.ts';
import { isObject } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';

/** A digest has words, and a log of which it tells. */
export const checkLogDigest = siteCheck(['digest-unsent'], ({ entries }, report) => {
  const integrations = single(entries, 'integrations');
  const messages = single(entries, 'messages')?.value;
  if (!isObject(integrations?.value) || !isObject(messages)) return; // reported already
  const { submissions, supabase } = integrations.value;
  if (!isObject(submissions) || !isObject(submissions.digest)) return;
  const hasWords = isObject(messages.emails) && isObject(messages.emails.digest);
  if (hasWords && supabase) return;
  report(integrations, {
    code: 'digest-unsent',
    pointer: '/submissions/digest',
    message: msg('checks/log-digest:unsent', { lacks: supabase ? 'words' : 'database' }),
    hint: msg('checks/log-digest:hint', { lacks: supabase ? 'words' : 'database' }),
  });
});
