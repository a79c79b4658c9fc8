import { checkText, fault, textValue } from '../../../forms/kit/check.ts';
import { PickerControl } from '../../../forms/kit/picker-control.tsx';
import type { Kind } from '../../../forms/kit/types.ts';
import { format } from '../../../lib/format-in-page.ts';
import { clockInWords, fits, limitsOn, type TimeField, widestLimits } from './clock.ts';

export const time: Kind<TimeField> = {
  Control: ({ field }) => {
    const { step = 1 } = field;
    return <PickerControl field={field} limits={{ ...widestLimits(field), step: step * 60 }} />;
  },
  check(field, context) {
    const written = textValue(context.values, field.name);
    return checkText(field, written, context, () => {
      const day = field.hoursOf ? textValue(context.values, field.hoursOf.field) : '';
      const { min, max } = limitsOn(field, day);
      if (fits({ ...field, min, max }, written)) return undefined;
      const { label, language } = field;
      const limits = {
        min: clockInWords(min ?? '', language),
        max: clockInWords(max ?? '', language),
      };
      return fault('invalid', format(field.invalidMessage, { label, ...limits }));
    });
  },
  sent: ({ name }, values) => textValue(values, name),
  shown: ({ name, language }, values) => clockInWords(textValue(values, name), language),
  kept: 'draft',
};
