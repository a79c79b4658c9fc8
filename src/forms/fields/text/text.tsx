import { sanitize } from '../../rules/sanitize.ts';
import type { FieldOf, Kind, Values } from '../../types.ts';
import { checkText, textOf } from '../check.ts';
import { OneLine } from '../one-line.tsx';

type TextField = FieldOf<'text'>;

export const text: Kind<TextField> = {
  Control: ({ field }) => <OneLine field={field} inputMode={field.inputMode} />,
  check: (field, context) => checkText(field, sent(field, context.values), context),
  sent,
  kept: 'draft',
};

function sent({ name, sanitize: clean }: TextField, values: Values): string {
  const typed = textOf(values, name);
  return clean ? sanitize(typed) : typed.trim();
}
