import { checkText, textValue } from '../../../forms/kit/check.ts';
import { sanitize } from '../../../forms/kit/sanitize.ts';
import type { FieldOf, Kind, Values } from '../../../forms/kit/types.ts';
import { OneLine } from '../../../forms/kit/use-control.tsx';
import { latinDigits } from '../../../lib/latin-digits.ts';

type TextField = FieldOf<'text'>;

export const text: Kind<TextField> = {
  Control: ({ field }) => <OneLine field={field} inputMode={field.inputMode} />,
  check: (field, context) => checkText(field, sent(field, context.values), context),
  sent,
  kept: 'draft',
};

function sent({ name, sanitize: clean, inputMode }: TextField, values: Values): string {
  const text = textValue(values, name);
  // A postal code is read by programs.
  const typed = inputMode === 'numeric' ? latinDigits(text) : text;
  return clean ? sanitize(typed) : typed.trim();
}
