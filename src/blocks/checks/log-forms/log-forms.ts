import { single, siteCheck } from '../../../content/read/site/site.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, field, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

type OwnFinding = Finding<'form-not-logged' | 'choice-unknown'>;

/** What `submissions` says of some forms is of forms that the log keeps, and of options that they have. */
export const checkLogForms = siteCheck(
  ['form-not-logged', 'choice-unknown'],
  ({ entries }, report) => {
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
    for (const [index, form] of listOf(webhookForms).entries())
      look(form, pointerOf('submissions', 'webhookForms', index));
    for (const [index, to] of listOf(notifyByForm).entries()) {
      if (!isObject(to)) continue;
      const pointer = pointerOf('submissions', 'notifyByForm', index);
      const form = look(to.form, `${pointer}/form`);
      if (form && isObject(to.if))
        for (const finding of choiceIn(form, to.if, `${pointer}/if`)) report(integrations, finding);
    }
  },
);

const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

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

function choiceIn({ fields }: JsonObject, chosen: JsonObject, pointer: string): OwnFinding[] {
  const choices = listOf(fields).filter(
    (one): one is JsonObject & { options: unknown[] } =>
      isObject(one) && Array.isArray(one.options) && !('writesIn' in one),
  );
  const named = choices.find(({ name }) => name === chosen.field);
  if (!named)
    return unknown(
      'field',
      asText(chosen.field),
      choices.map(({ name }) => asText(name)),
      pointer,
    );
  const values = named.options.map((option) => (isObject(option) ? asText(option.value) : ''));
  return values.includes(asText(chosen.is))
    ? []
    : unknown('is', asText(chosen.is), values, pointer);
}

function unknown(
  key: 'field' | 'is',
  name: string,
  among: string[],
  pointer: string,
): OwnFinding[] {
  const near = nearest(name, among);
  return [
    {
      code: 'choice-unknown',
      pointer: `${pointer}/${key}`,
      message: [msg(`checks/log-forms:${key}`, { name: quoted(name) }), didYouMean(near)],
      hint: near
        ? writeThis(near)
        : among.length > 0
          ? msg('checks/log-forms:choose', { among: anyOf(among) })
          : msg('checks/log-forms:no-choice'),
      ...fixByName(name, near, among),
    },
  ];
}
