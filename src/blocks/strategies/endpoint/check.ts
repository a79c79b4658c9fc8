import { single, siteCheck } from '../../../content/read/site/site.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';
import { choiceIn } from '../../checks/log-forms/choice-in.ts';

/** Where a form chooses its address (`sendTo`), that address and the answer that leads to it exist. */
export const checkEndpoint = siteCheck(
  ['endpoint-unknown', 'send-to-choice'],
  ({ entries }, report) => {
    const integrations = single(entries, 'integrations')?.value;
    if (!isObject(integrations) || !isObject(integrations.endpoint)) return; // reported already
    const { others } = integrations.endpoint;
    const names = isObject(others) ? Object.keys(others) : [];
    for (const entry of entries) {
      if (entry.kind !== 'form' || !isObject(entry.value) || !isObject(entry.value.submit))
        continue;
      const { sendTo } = entry.value.submit;
      if (!Array.isArray(sendTo)) continue;
      for (const [index, to] of sendTo.entries()) {
        if (!isObject(to)) continue;
        const pointer = pointerOf('submit', 'sendTo', index);
        const name = asText(to.endpoint);
        if (isObject(to.if))
          for (const finding of choiceIn(entry.value, to.if, `${pointer}/if`))
            report(entry, { code: 'send-to-choice', ...finding });
        if (!name || names.includes(name)) continue;
        const near = nearest(name, names);
        report(entry, {
          code: 'endpoint-unknown',
          pointer: `${pointer}/endpoint`,
          message: [msg('strategies/endpoint:unknown', { name: quoted(name) }), didYouMean(near)],
          hint: near
            ? writeThis(near)
            : names.length > 0
              ? msg('strategies/endpoint:choose', { among: anyOf(names) })
              : msg('strategies/endpoint:none', { name }),
          ...fixByName(name, near, names),
        });
      }
    }
  },
);
