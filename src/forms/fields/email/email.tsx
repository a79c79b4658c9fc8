import { addressOf, isEmail } from '../../../lib/is-email.ts';
import { sanitize } from '../../rules/sanitize.ts';
import type { FieldOf, Kind, Values } from '../../types.ts';
import { checkText, fault, textOf } from '../check.ts';
import { OneLine } from '../one-line.tsx';

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
  const typed = textOf(values, name);
  const address = clean ? sanitize(typed) : typed.trim();
  return addressOf(address) ?? address;
}
