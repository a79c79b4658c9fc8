import { checkText, textValue } from '../../../forms/kit/check.ts';
import { sanitize } from '../../../forms/kit/sanitize.ts';
import type { FieldOf, Kind, Values } from '../../../forms/kit/types.ts';
import { OneLine } from '../../../forms/kit/use-control.tsx';

type TextField = FieldOf<'text'>;

export const text: Kind<TextField> = {
  Control: ({ field }) => <OneLine field={field} inputMode={field.inputMode} />,
  check: (field, context) => checkText(field, sent(field, context.values), context),
  sent,
  kept: 'draft',
};

function sent({ name, sanitize: clean }: TextField, values: Values): string {
  const typed = textValue(values, name);
  return clean ? sanitize(typed) : typed.trim();
}
