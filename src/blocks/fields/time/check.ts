import { fileCheck } from '../../../content/read/site/config-file.ts';
import { fixByName, nearest } from '../../../content/read/words/nearest.ts';
import { asText, isObject, pointerOf } from '../../../lib/json.ts';
import { msg, quoted } from '../../../words/message.ts';
import { didYouMean, writeThis } from '../../../words/phrases.ts';

/** Hours by day of the week are those of a date field of the same form. */
export const checkTime = fileCheck(['time-hours-field'], ({ kind, value }) => {
  if (kind !== 'form' || !isObject(value) || !Array.isArray(value.fields)) return [];
  const fields = value.fields.map((field) => (isObject(field) ? field : {}));
  const dates = fields.flatMap(({ type, name }) => (type === 'date' ? asText(name) : []));
  return fields.flatMap(({ type, hoursOf }, index) => {
    if (type !== 'time' || !isObject(hoursOf) || typeof hoursOf.field !== 'string') return [];
    if (dates.includes(hoursOf.field)) return [];
    const near = nearest(hoursOf.field, dates);
    return {
      code: 'time-hours-field' as const,
      pointer: pointerOf('fields', index, 'hoursOf', 'field'),
      message: [msg('fields/time:hours-field', { name: quoted(hoursOf.field) }), didYouMean(near)],
      hint: near ? writeThis(near) : msg('fields/time:hours-field-hint'),
      ...fixByName(hoursOf.field, near, dates),
    };
  });
});
