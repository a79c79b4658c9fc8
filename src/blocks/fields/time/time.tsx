import { checkText, fault, textValue } from '../../../forms/kit/check.ts';
import { PickerControl } from '../../../forms/kit/picker-control.tsx';
import type { Kind } from '../../../forms/kit/types.ts';
import { format } from '../../../lib/format.ts';
import { clockInWords, fits, type TimeField } from './clock.ts';

export const time: Kind<TimeField> = {
  Control: ({ field }) => {
    const { min, max, step = 1 } = field;
    return <PickerControl field={field} limits={{ min, max, step: step * 60 }} />;
  },
  check(field, context) {
    const written = textValue(context.values, field.name);
    return checkText(field, written, context, () => {
      if (fits(field, written)) return undefined;
      const { label, language, min = '', max = '' } = field;
      const limits = { min: clockInWords(min, language), max: clockInWords(max, language) };
      return fault('invalid', format(field.invalidMessage, { label, ...limits }));
    });
  },
  sent: ({ name }, values) => textValue(values, name),
  shown: ({ name, language }, values) => clockInWords(textValue(values, name), language),
  kept: 'draft',
};
