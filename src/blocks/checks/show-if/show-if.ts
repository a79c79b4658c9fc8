import { fileCheck } from '../../../content/read/site/config-file.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { anyOf, field, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

type OwnFinding = Finding<'show-if-field' | 'show-if-answer'>;

/** A field that waits for an answer names a field before it, and one of its answers. */
export const checkShowIf = fileCheck(['show-if-field', 'show-if-answer'], ({ kind, value }) => {
  if (kind !== 'form' || !isObject(value) || !Array.isArray(value.fields)) return [];
  const fields = value.fields.map((field) => (isObject(field) ? field : {}));
  return fields.flatMap(({ showIf }, index) => {
    if (!isObject(showIf) || typeof showIf.field !== 'string') return [];
    const pointer = pointerOf('fields', index, 'showIf');
    const before = fields.slice(0, index);
    const asked = before.find(({ name }) => name === showIf.field);
    if (!asked) return unknownField(showIf.field, `${pointer}/field`, before);
    return typeof showIf.is === 'string' ? answerOf(asked, showIf.is, `${pointer}/is`) : [];
  });
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

function answerOf(asked: JsonObject, answer: string, pointer: string): OwnFinding[] {
  const answers = answersOf(asked);
  if (!answers || answers.includes(answer)) return [];
  const near = nearest(answer, answers);
  return [
    {
      code: 'show-if-answer',
      pointer,
      message: [
        msg('checks/show-if:answer', {
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

/** Undefined for a field in which anything may be written, or whose answers are records. */
function answersOf(asked: JsonObject): string[] | undefined {
  const { type, options, optionsFrom, checkedValue = '1' } = asked;
  if (optionsFrom !== undefined) return undefined;
  if (Array.isArray(options))
    return options.map((option) => (isObject(option) ? asText(option.value) : ''));
  return type === 'checkbox' ? [asText(checkedValue)] : undefined;
}
