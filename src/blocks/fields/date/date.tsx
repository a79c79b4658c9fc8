import { useEffect, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { checkText, fault, textValue } from '../../../forms/kit/check.ts';
import { PickerControl } from '../../../forms/kit/picker-control.tsx';
import type { CheckContext, Kind, Values } from '../../../forms/kit/types.ts';
import { dayIn } from '../../../lib/day-in.ts';
import { format } from '../../../lib/format-in-page.ts';
import { upperFirst } from '../../../lib/upper-first.ts';
import { partOn } from '../../../ui/data/schedule.ts';
import { type DateField, dayInWords, fits, isClosed, limitsOf } from './day.ts';

export const date: Kind<DateField> = {
  Control: DateControl,
  check(field, context) {
    const day = textValue(context.values, field.name);
    return checkText(field, day, context, () => {
      const now = Date.now();
      const other = otherDay(field, context.values);
      if (fits(field, day, now, other)) {
        const closed = closedWords(field, day);
        return closed ? fault('invalid', closed) : undefined;
      }
      const { min, max } = limitsOf(field, now, other);
      // Within a sentence a limit has no weekday.
      const words = (limit = '') => dayIn(field.language ?? 'en')(limit);
      const { label } = field;
      const filled = { label, min: words(min), max: words(max), after: otherLabel(field, context) };
      return fault('invalid', format(field.invalidMessage, filled));
    });
  },
  sent: ({ name }, values) => textValue(values, name),
  shown: ({ name, language }, values) => dayInWords(textValue(values, name), language),
  kept: 'draft',
};

/** What is told of a day on which the place of the field is closed: why, and which days are open. */
function closedWords(field: DateField, day: string): string {
  const { schedule, closedMessage, language } = field;
  if (!schedule || !closedMessage || !isClosed(field, day)) return '';
  const { name } = partOn(schedule, day) ?? {};
  const told = format(closedMessage, {
    day: dayInWords(day, language) + (name ? ` (${name})` : ''),
    open: partOn(schedule, day, true)?.open ?? '',
  });
  return upperFirst(told, language); // a message may begin with the day, which most languages write small
}

/** The day of the field that a date has to follow; nothing if there is none. */
const otherDay = ({ after }: DateField, values: Values): string =>
  after ? textValue(values, after.field) : '';

function otherLabel({ after }: DateField, { form }: CheckContext): string {
  const other = form.fields.find(({ name }) => name === after?.field);
  return other && 'label' in other ? other.label : '';
}

function DateControl({ field }: { field: DateField }) {
  const other = useOtherDay(field);
  const closed = useClosedDay(field);
  const isFixed = (limit = 'today') => !limit.startsWith('today');
  return (
    <PickerControl
      field={field}
      limits={{
        min: isFixed(field.min) ? field.min : undefined,
        max: isFixed(field.max) ? field.max : undefined,
      }}
      limitsNow={() => limitsOf(field, Date.now(), other)}
      notice={field.schedule && closed}
    />
  );
}

/** The day to follow, as it changes: what was told of this field is checked again with it. */
function useOtherDay(field: DateField): string {
  const { getValues, getFieldState, subscribe, trigger } = useFormContext<Values>();
  const [other, setOther] = useState('');
  useEffect(() => {
    if (!field.after) return undefined;
    const look = () => setOther(otherDay(field, getValues()));
    // Once the form around it is there: before, react-hook-form tells no day that was given before hydration.
    queueMicrotask(look);
    return subscribe({ formState: { values: true }, callback: look });
  }, [field, getValues, subscribe]);
  useEffect(() => {
    if (getFieldState(field.name).error) void trigger(field.name);
  }, [other, field.name, getFieldState, trigger]);
  return other;
}

/** That the place is closed, as soon as a day is chosen. */
function useClosedDay(field: DateField): string {
  const { getValues, subscribe } = useFormContext<Values>();
  const [closed, setClosed] = useState('');
  useEffect(() => {
    if (!field.schedule) return undefined;
    const look = () => setClosed(closedWords(field, textValue(getValues(), field.name)));
    queueMicrotask(look);
    return subscribe({ formState: { values: true }, callback: look });
  }, [field, getValues, subscribe]);
  return closed;
}
