import { useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkText, fault, textValue } from '../../../forms/kit/check.ts';
import { PickerControl } from '../../../forms/kit/picker-control.tsx';
import type { FieldContext, Kind, Values } from '../../../forms/kit/types.ts';
import { useFromValues } from '../../../forms/kit/use-from-values.ts';
import { dayIn } from '../../../lib/day-in.ts';
import { format } from '../../../lib/format-in-page.ts';
import { upperFirst } from '../../../lib/upper-first.ts';
import { partOn, timesOn } from '../../../ui/data/schedule.ts';
import { type DateField, dayInWords, fits, isClosed, limitsOf } from './day.ts';

export const date: Kind<DateField> = {
  Control: DateControl,
  check,
  sent: ({ name }, values) => textValue(values, name),
  shown: ({ name, language }, values) => dayInWords(textValue(values, name), language),
  kept: 'draft',
};

function check(field: DateField, context: FieldContext) {
  const day = textValue(context.values, field.name);
  return checkText(field, day, context, () => {
    const now = Date.now();
    const other = otherDay(field, context);
    if (fits(field, day, now, other))
      return isClosed(field, day) ? fault('invalid', closedWords(field, day)) : undefined;
    const { min, max } = limitsOf(field, now, other);
    // Within a sentence a limit has no weekday.
    const words = (limit = '') => dayIn(field.language ?? 'en')(limit);
    const { label } = field;
    const filled = { label, min: words(min), max: words(max), after: otherLabel(field, context) };
    return fault('invalid', format(field.invalidMessage, filled));
  });
}

/** What is told of a day on which the place of the field is closed: why, and which days are open. */
function closedWords(field: DateField, day: string): string {
  const { schedule = [], closedMessage = '', exceptionMessage = closedMessage, language } = field;
  const { name } = partOn(schedule, day) ?? {};
  const told = format(timesOn(schedule, day, true).length > 0 ? exceptionMessage : closedMessage, {
    day: dayInWords(day, language) + (name ? ` (${name})` : ''),
    open: partOn(schedule, day, true)?.open ?? '',
  });
  return upperFirst(told, language); // a message may begin with the day, which most languages write small
}

/** The day of the field that a date has to follow; nothing if there is none. */
const otherDay = ({ after }: DateField, { values }: FieldContext): string =>
  after ? textValue(values, after.field) : '';

function otherLabel({ after }: DateField, { form }: FieldContext): string {
  const other = form.fields.find(({ name }) => name === after?.field);
  return other && 'label' in other ? other.label : '';
}

function DateControl({ field }: { field: DateField }) {
  const other = useFromValues(field, otherDay);
  const { getFieldState, trigger } = useFormContext<Values>();
  // What was told of this field is checked again with the day that it has to follow.
  useEffect(() => {
    if (getFieldState(field.name).error) void trigger(field.name);
  }, [other, field.name, getFieldState, trigger]);
  const isFixed = (limit = 'today') => !limit.startsWith('today');
  return (
    <PickerControl
      field={field}
      check={check}
      limits={{
        min: isFixed(field.min) ? field.min : undefined,
        max: isFixed(field.max) ? field.max : undefined,
      }}
      limitsNow={() => limitsOf(field, Date.now(), other)}
    />
  );
}
