import { fileCheck } from '../../../content/read/site/config-file.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import type { Finding } from '../../../content/read/words/problem.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { field, msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

const CODES = ['time-hours-field', 'time-hours-open'] as const;

type OwnFinding = Finding<(typeof CODES)[number]>;

/** Hours by day of the week are those of a date field of the same form; without any, it is on the open days of a place. */
export const checkTime = fileCheck(CODES, ({ kind, value }): OwnFinding[] => {
  if (kind !== 'form' || !isObject(value) || !Array.isArray(value.fields)) return [];
  const fields = value.fields.map((field) => (isObject(field) ? field : {}));
  const dates = fields.filter(({ type }) => type === 'date');
  const names = dates.map(({ name }) => asText(name));
  return fields.flatMap(({ type, hoursOf }, index): OwnFinding | OwnFinding[] => {
    if (type !== 'time' || !isObject(hoursOf) || typeof hoursOf.field !== 'string') return [];
    const date = dates.find(({ name }) => name === hoursOf.field);
    if (date)
      return hoursOf.hours !== undefined || date.openAt !== undefined ? [] : [withoutHours(index)];
    const near = nearest(hoursOf.field, names);
    return {
      code: 'time-hours-field',
      pointer: pointerOf('fields', index, 'hoursOf', 'field'),
      message: [msg('fields/time:hours-field', { name: quoted(hoursOf.field) }), didYouMean(near)],
      hint: near ? writeThis(near) : msg('fields/time:hours-field-hint'),
      ...fixByName(hoursOf.field, near, names),
    };
  });
});

function withoutHours(index: number): OwnFinding {
  const names = { hours: field('hours'), openAt: field('openAt') };
  return {
    code: 'time-hours-open',
    pointer: pointerOf('fields', index, 'hoursOf'),
    message: msg('fields/time:hours-open', names),
    hint: msg('fields/time:hours-open-hint', names),
  };
}
