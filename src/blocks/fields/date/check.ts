import { fileCheck } from '../../../content/read/site/config-file.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asText, isObject, type JsonObject, pointerOf } from '../../../lib/json.ts';
import { field, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

const CODES = ['date-after-field', 'date-after-hidden', 'date-after-message'] as const;

type OwnFinding = Finding<(typeof CODES)[number]>;

/** A date that comes after another names a date field before it, shown whenever it is itself, and tells what fits. */
export const checkDate = fileCheck(CODES, ({ kind, value }): OwnFinding[] => {
  if (kind !== 'form' || !isObject(value) || !Array.isArray(value.fields)) return [];
  const fields = value.fields.map((field) => (isObject(field) ? field : {}));
  return fields.flatMap((date, index) => {
    const { type, after } = date;
    if (type !== 'date' || !isObject(after) || typeof after.field !== 'string') return [];
    const pointer = pointerOf('fields', index, 'after', 'field');
    const before = fields.slice(0, index).filter((other) => other.type === 'date');
    const other = before.find(({ name }) => name === after.field);
    if (!other) return unknownField(after.field, pointer, before);
    return [
      ...(isShownWith(other, date) ? [] : [hidden(after.field, pointer)]),
      ...(tellsWhatFits(date) ? [] : [untold(pointerOf('fields', index, 'invalidMessage'))]),
    ];
  });
});

function unknownField(name: string, pointer: string, before: JsonObject[]): OwnFinding {
  const among = before.map((other) => asText(other.name));
  const near = nearest(name, among);
  return {
    code: 'date-after-field',
    pointer,
    message: [msg('fields/date:after-field', { name: quoted(name) }), didYouMean(near)],
    hint: near ? writeThis(near) : msg('fields/date:after-field-hint', { name: field('name') }),
    ...fixByName(name, near, among),
  };
}

const hidden = (name: string, pointer: string): OwnFinding => ({
  code: 'date-after-hidden',
  pointer,
  message: msg('fields/date:after-hidden', { name: quoted(name), showIf: field('showIf') }),
  hint: msg('fields/date:after-hidden-hint', { showIf: field('showIf') }),
});

const untold = (pointer: string): OwnFinding => ({
  code: 'date-after-message',
  pointer,
  message: msg('fields/date:after-message', { after: field('after') }),
  hint: msg('fields/date:after-message-hint', { min: '{min}', other: '{after}' }),
});

/** What a hidden field had before stays in it, and must not limit a day that is shown. */
function isShownWith({ showIf }: JsonObject, date: JsonObject): boolean {
  if (!isObject(showIf)) return true;
  const own = isObject(date.showIf) ? date.showIf : {};
  return own.field === showIf.field && own.is === showIf.is;
}

/** A text that is missing, or none, is told by the schema. */
const tellsWhatFits = ({ invalidMessage }: JsonObject): boolean =>
  typeof invalidMessage !== 'string' || /\{(min|after)\}/.test(invalidMessage);
