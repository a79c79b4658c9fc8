import type { Site } from '../../../content/read/site/site.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asText, isObject, type JsonObject } from '../../../lib/json.ts';
import { anyOf, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';
import { isChoice, optionValues } from '../form-options/option-values.ts';

type Found = Omit<Finding<string>, 'code'>;

/** What is wrong with an answer (`if`) that decides where submissions of a form go: no such field, or no such option. */
export function choiceIn(
  { fields }: JsonObject,
  chosen: JsonObject,
  { pointer, site }: { pointer: string; site: Pick<Site, 'records'> },
): Found[] {
  const choices = (Array.isArray(fields) ? fields : []).filter(
    (one): one is JsonObject => isObject(one) && isChoice(one) && !('writesIn' in one),
  );
  const named = choices.find(({ name }) => name === chosen.field);
  if (!named)
    return unknown(
      'field',
      asText(chosen.field),
      choices.map(({ name }) => asText(name)),
      pointer,
    );
  const values = optionValues(named, site);
  return !values || values.includes(asText(chosen.is))
    ? []
    : unknown('is', asText(chosen.is), values, pointer);
}

function unknown(key: 'field' | 'is', name: string, among: string[], pointer: string): Found[] {
  const near = nearest(name, among);
  return [
    {
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
