import { single, siteCheck } from '../../../content/read/site/site.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asList, asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { field, msg, quoted } from '../../../words/message.ts';
import { choiceIn } from './choice-in.ts';

type OwnFinding = Finding<'form-not-logged' | 'choice-unknown'>;

/** What `submissions` says of some forms is of forms that the log keeps, and of options that they have. */
export const checkLogForms = siteCheck(['form-not-logged', 'choice-unknown'], (site, report) => {
  const { entries } = site;
  const integrations = single(entries, 'integrations');
  const submissions = isObject(integrations?.value) ? integrations.value.submissions : undefined;
  if (!integrations || !isObject(submissions)) return;
  const { strategies, webhookForms, notifyByForm } = submissions;
  if (!Array.isArray(strategies)) return; // reported already
  const forms = new Map(
    entries.flatMap((entry) =>
      entry.kind === 'form' && isObject(entry.value) ? [[entry.name, entry.value] as const] : [],
    ),
  );
  const look = (form: unknown, pointer: string) => {
    const found = forms.get(asText(form));
    if (found && !isLogged(found, strategies)) report(integrations, notLogged(found, pointer));
    return found;
  };
  for (const [index, form] of asList(webhookForms).entries())
    look(form, pointerOf('submissions', 'webhookForms', index));
  for (const [index, to] of asList(notifyByForm).entries()) {
    if (!isObject(to)) continue;
    const pointer = pointerOf('submissions', 'notifyByForm', index);
    const form = look(to.form, `${pointer}/form`);
    if (form && isObject(to.if))
      for (const finding of choiceIn(form, to.if, { pointer: `${pointer}/if`, site }))
        report(integrations, { code: 'choice-unknown', ...finding });
  }
});

function isLogged({ submit }: JsonObject, strategies: unknown[]): boolean {
  if (!isObject(submit)) return true; // reported already
  return strategies.includes(submit.strategy) && submit.deliver !== false;
}

const notLogged = ({ submit }: JsonObject, pointer: string): OwnFinding => ({
  code: 'form-not-logged',
  pointer,
  message: msg('checks/log-forms:not-logged', {
    strategy: quoted(asText(isObject(submit) ? submit.strategy : '')),
  }),
  hint: msg('checks/log-forms:not-logged-hint', { strategies: field('strategies') }),
});
