import { type Site, single, siteCheck } from '../../../content/read/site/site.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';
import { choiceIn } from '../../checks/log-forms/choice-in.ts';

type OwnFinding = Finding<'endpoint-unknown' | 'send-to-choice'>;

/** Where a form chooses its address (`sendTo`), that address and the answer that leads to it exist. */
export const checkEndpoint = siteCheck(['endpoint-unknown', 'send-to-choice'], (site, report) => {
  const { entries } = site;
  const integrations = single(entries, 'integrations')?.value;
  if (!isObject(integrations) || !isObject(integrations.endpoint)) return; // reported already
  const { others } = integrations.endpoint;
  const names = isObject(others) ? Object.keys(others) : [];
  for (const entry of entries)
    if (entry.kind === 'form' && isObject(entry.value))
      for (const finding of wrongIn(entry.value, names, site)) report(entry, finding);
});

function wrongIn(form: JsonObject, names: string[], site: Site): OwnFinding[] {
  const { submit } = form;
  const sendTo = isObject(submit) && Array.isArray(submit.sendTo) ? submit.sendTo : [];
  return sendTo.flatMap((to, index) => {
    if (!isObject(to)) return [];
    const pointer = pointerOf('submit', 'sendTo', index);
    const choices = isObject(to.if)
      ? choiceIn(form, to.if, { pointer: `${pointer}/if`, site })
      : [];
    return [
      ...choices.map((finding) => ({ code: 'send-to-choice' as const, ...finding })),
      ...unknown(asText(to.endpoint), names, `${pointer}/endpoint`),
    ];
  });
}

function unknown(name: string, names: string[], pointer: string): OwnFinding[] {
  if (!name || names.includes(name)) return [];
  const near = nearest(name, names);
  const others =
    names.length > 0
      ? msg('strategies/endpoint:choose', { among: anyOf(names) })
      : msg('strategies/endpoint:none', { name });
  return [
    {
      code: 'endpoint-unknown',
      pointer,
      message: [msg('strategies/endpoint:unknown', { name: quoted(name) }), didYouMean(near)],
      hint: near ? writeThis(near) : others,
      ...fixByName(name, near, names),
    },
  ];
}
