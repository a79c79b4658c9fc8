import { checkText, fault, textValue } from '../../../forms/kit/check.ts';
import { sanitize } from '../../../forms/kit/sanitize.ts';
import type { FieldOf, Kind, Values } from '../../../forms/kit/types.ts';
import { OneLine } from '../../../forms/kit/use-control.tsx';
import { addressOf, isEmail } from '../../../lib/is-email.ts';

type EmailField = FieldOf<'email'>;

export const email: Kind<EmailField> = {
  Control: ({ field }) => <OneLine field={field} inputMode="email" />,
  check(field, context) {
    const address = sent(field, context.values);
    return checkText(field, address, context, () =>
      isEmail(address) ? undefined : fault('email', context.texts.invalidEmail),
    );
  },
  sent,
  kept: 'draft',
};

function sent({ name, sanitize: clean }: EmailField, values: Values): string {
  const typed = textValue(values, name);
  const address = clean ? sanitize(typed) : typed.trim();
  return addressOf(address) ?? address;
}
