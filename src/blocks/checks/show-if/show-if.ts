import { type Site, siteCheck } from '../../../content/read/site/site.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asList, asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, field, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';
import { isChoice, optionValues } from '../form-options/option-values.ts';

type OwnFinding = Finding<'show-if-field' | 'show-if-answer'>;

/** A field that waits for an answer names a field before it, and one of its answers. */
export const checkShowIf = siteCheck(['show-if-field', 'show-if-answer'], (site, report) => {
  for (const entry of site.entries)
    if (entry.kind === 'form')
      for (const finding of findingsOf(entry.value, site)) report(entry, finding);
});

function findingsOf(form: unknown, site: Pick<Site, 'records'>): OwnFinding[] {
  if (!isObject(form) || !Array.isArray(form.fields)) return [];
  const fields = form.fields.map((field) => (isObject(field) ? field : {}));
  return fields.flatMap(({ showIf }, index) => {
    if (!isObject(showIf) || typeof showIf.field !== 'string') return [];
    const pointer = pointerOf('fields', index, 'showIf');
    const before = fields.slice(0, index);
    const asked = before.find(({ name }) => name === showIf.field);
    if (!asked) return unknownField(showIf.field, `${pointer}/field`, before);
    const answers = answersOf(asked, site);
    return answersIn(showIf).flatMap(([answer, at]) =>
      unknownAnswer(asked, answers, [answer, pointer + at]),
    );
  });
}

/** The answers of a condition, with where each stands. */
const answersIn = (showIf: JsonObject): [answer: string, at: string][] =>
  ['is', 'isNot'].flatMap((key) => {
    const value = showIf[key];
    if (typeof value === 'string') return [[value, pointerOf(key)]];
    return asList(value).flatMap((answer, index): [string, string][] =>
      typeof answer === 'string' ? [[answer, pointerOf(key, index)]] : [],
    );
  });

function unknownField(name: string, pointer: string, before: JsonObject[]): OwnFinding {
  const among = before.map((other) => asText(other.name));
  const near = nearest(name, among);
  return {
    code: 'show-if-field',
    pointer,
    message: [msg('checks/show-if:field', { name: quoted(name) }), didYouMean(near)],
    hint: near ? writeThis(near) : msg('checks/show-if:field-hint', { name: field('name') }),
    ...fixByName(name, near, among),
  };
}

function unknownAnswer(
  asked: JsonObject,
  answers: string[] | undefined,
  [answer, pointer]: [answer: string, pointer: string],
): OwnFinding[] {
  if (!answers?.length || answers.includes(answer)) return [];
  const near = nearest(answer, answers);
  return [
    {
      code: 'show-if-answer',
      pointer,
      message: [
        msg('checks/show-if:answer', {
          showIf: field('showIf'),
          answer: quoted(answer),
          name: quoted(asText(asked.name)),
        }),
        didYouMean(near),
      ],
      hint: near ? writeThis(near) : msg('checks/show-if:answer-hint', { answers: anyOf(answers) }),
      ...fixByName(answer, near, answers),
    },
  ];
}

/** Undefined for a field in which anything may be written, and where the records that are its options are unknown. */
function answersOf(asked: JsonObject, site: Pick<Site, 'records'>): string[] | undefined {
  if (isChoice(asked)) return optionValues(asked, site);
  const { type, checkedValue = '1' } = asked;
  return type === 'checkbox' ? [asText(checkedValue)] : undefined;
}
