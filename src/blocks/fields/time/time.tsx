import { checkText, fault, textValue } from '../../../forms/kit/check.ts';
import { PickerControl } from '../../../forms/kit/picker-control.tsx';
import type { FieldContext, Kind } from '../../../forms/kit/types.ts';
import { DASH } from '../../../lib/dash.ts';
import { format } from '../../../lib/format-in-page.ts';
import type { DateField } from '../date/day.ts';
import { clockInWords, fits, spansOn, type TimeField, widestLimits } from './clock.ts';

export const time: Kind<TimeField> = {
  Control: ({ field }) => {
    const { step = 1 } = field;
    const limits = { ...widestLimits(field), step: step * 60 };
    return <PickerControl field={field} check={check} limits={limits} />;
  },
  check,
  sent: ({ name }, values) => textValue(values, name),
  shown: ({ name, language }, values) => clockInWords(textValue(values, name), language),
  kept: 'draft',
};

function check(field: TimeField, context: FieldContext) {
  const written = textValue(context.values, field.name);
  return checkText(field, written, context, () => {
    const spans = spansOfDay(field, context);
    if (spans.some(({ min, max }) => fits({ ...field, min, max }, written))) return undefined;
    const { label, language } = field;
    const inWords = (time = '') => clockInWords(time.replace('24:', '00:'), language);
    const hours = spans.map(({ min, max }) => inWords(min) + DASH + inWords(max));
    const limits = { min: inWords(spans[0]?.min), max: inWords(spans.at(-1)?.max) };
    return fault(
      'invalid',
      format(field.invalidMessage, { label, ...limits, hours: hours.join(', ') }),
    );
  });
}

/** The spans of the chosen day. */
function spansOfDay(field: TimeField, { form, values }: FieldContext) {
  const asked = field.hoursOf?.field ?? '';
  const date = form.fields.find(({ name }) => name === asked) as DateField | undefined;
  return spansOn(field, textValue(values, asked), date?.schedule);
}
