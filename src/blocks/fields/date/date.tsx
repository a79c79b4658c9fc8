import { checkText, fault, textValue } from '../../../forms/kit/check.ts';
import { PickerControl } from '../../../forms/kit/picker-control.tsx';
import type { Kind } from '../../../forms/kit/types.ts';
import { dayIn } from '../../../lib/day-in.ts';
import { format } from '../../../lib/format-in-page.ts';
import { type DateField, dayInWords, fits, limitsOf } from './day.ts';

export const date: Kind<DateField> = {
  Control: DateControl,
  check(field, context) {
    const day = textValue(context.values, field.name);
    return checkText(field, day, context, () => {
      const now = Date.now();
      if (fits(field, day, now)) return undefined;
      const { min, max } = limitsOf(field, now);
      // Within a sentence a limit has no weekday.
      const words = (limit = '') => dayIn(field.language ?? 'en')(limit);
      const filled = { label: field.label, min: words(min), max: words(max) };
      return fault('invalid', format(field.invalidMessage, filled));
    });
  },
  sent: ({ name }, values) => textValue(values, name),
  shown: ({ name, language }, values) => dayInWords(textValue(values, name), language),
  kept: 'draft',
};

function DateControl({ field }: { field: DateField }) {
  const isFixed = (limit = 'today') => !limit.startsWith('today');
  return (
    <PickerControl
      field={field}
      limits={{
        min: isFixed(field.min) ? field.min : undefined,
        max: isFixed(field.max) ? field.max : undefined,
      }}
      limitsNow={() => limitsOf(field, Date.now())}
    />
  );
}
