import { loggedStrategies } from '../../../content/read/site/logged-strategies.ts';
import { siteCheck } from '../../../content/read/site/site.ts';
import { asList, asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { msg } from '../../../words/message.ts';
import { strategyNamed } from '../../strategies.ts';
import { fieldTraitsOf } from '../../traits.ts';

/** A form with files is sent by a strategy that takes them, or stored by the log, which does; others would drop them. */
export const checkFile = siteCheck(['files-not-taken'], ({ entries }, report) => {
  const logged = loggedStrategies(entries);
  if (!logged) return;
  for (const entry of entries) {
    const form = entry.kind === 'form' && isObject(entry.value) ? entry.value : {};
    const submit = isObject(form.submit) ? form.submit : {};
    if (takesFiles(submit, logged)) continue;
    for (const index of filesIn(form))
      report(entry, {
        code: 'files-not-taken',
        pointer: pointerOf('fields', index, 'type'),
        message: msg('fields/file:not-taken', { strategy: asText(submit.strategy) }),
        hint: msg('fields/file:not-taken-hint'),
      });
  }
});

function takesFiles(submit: JsonObject, logged: unknown[]): boolean {
  const strategy = asText(submit.strategy);
  const isLogged = logged.includes(strategy) && submit.deliver !== false;
  return strategyNamed(strategy).takesFiles?.(submit as never, isLogged) ?? false;
}

const filesIn = ({ fields }: JsonObject): number[] =>
  asList(fields).flatMap((field, index) =>
    isObject(field) && fieldTraitsOf(field.type).sendsFiles ? [index] : [],
  );
