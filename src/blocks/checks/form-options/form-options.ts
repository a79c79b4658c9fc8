import { listIn, type Site, siteCheck } from '../../../content/read/site/site.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, field, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';
import { isChoice, optionValues } from './option-values.ts';

const CODES = ['option-same', 'option-chosen'] as const;

type OwnFinding = Finding<(typeof CODES)[number]>;

/** No two options of a field are sent alike, or read alike; the one that is chosen from the start is one of them. */
export const checkFormOptions = siteCheck(CODES, (site, report) => {
  // To ask for the value of a page reads its file.
  for (const entry of site.entries.filter(({ kind }) => kind === 'form')) {
    for (const [index, field] of listIn(entry, 'fields').entries()) {
      if (!isObject(field)) continue;
      const pointer = pointerOf('fields', index);
      const same = Array.isArray(field.options)
        ? findingsOf(field.options, `${pointer}/options`)
        : [];
      for (const finding of [...same, ...unknownChoice(field, `${pointer}/chosen`, site)])
        report(entry, finding);
    }
  }
});

function unknownChoice(field: JsonObject, pointer: string, site: Site): OwnFinding[] {
  const { chosen } = field;
  const values = isChoice(field) ? optionValues(field, site) : undefined;
  if (typeof chosen !== 'string' || !values || values.includes(chosen)) return [];
  const near = nearest(chosen, values);
  return [
    {
      code: 'option-chosen',
      pointer,
      message: [msg('checks/form-options:chosen', { value: quoted(chosen) }), didYouMean(near)],
      hint: near
        ? writeThis(near)
        : msg('checks/form-options:chosen-hint', { values: anyOf(values) }),
      ...fixByName(chosen, near, values),
    },
  ];
}

function findingsOf(list: unknown[], pointer: string): OwnFinding[] {
  const options = list.map((option) => (isObject(option) ? option : {}));
  return options.flatMap((option, index): OwnFinding[] => {
    const before = options.slice(0, index);
    const findSame = (key: 'value' | 'label') =>
      typeof option[key] === 'string'
        ? before.findIndex((other) => other[key] === option[key])
        : -1;
    const [sameValue, sameLabel] = [findSame('value'), findSame('label')];
    const own = pointer + pointerOf(index);
    if (sameValue >= 0) return [sentAlike(option, own, sameValue, sameValue === sameLabel)];
    return sameLabel >= 0 ? [readAlike(option, own, sameLabel)] : [];
  });
}

function sentAlike(
  { value }: JsonObject,
  pointer: string,
  other: number,
  isTwin: boolean,
): OwnFinding {
  return {
    code: 'option-same',
    pointer: `${pointer}/value`,
    message: msg('checks/form-options:value', {
      value: quoted(String(value)),
      position: other + 1,
    }),
    hint: isTwin
      ? msg('checks/form-options:twin-hint')
      : msg('checks/form-options:value-hint', { value: field('value') }),
  };
}

const readAlike = ({ label }: JsonObject, pointer: string, other: number): OwnFinding => ({
  code: 'option-same',
  severity: 'warning',
  pointer: `${pointer}/label`,
  message: msg('checks/form-options:label', { label: quoted(String(label)), position: other + 1 }),
  hint: msg('checks/form-options:label-hint'),
});
