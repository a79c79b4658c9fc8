import type { Field } from '../../types/config.gen.ts';
import type { FieldRegistry, Kind } from '../types.ts';
import { captcha } from './captcha/captcha.tsx';
import { checkbox } from './checkbox/checkbox.tsx';
import { checkboxGroup } from './checkbox-group/checkbox-group.tsx';
import { email } from './email/email.tsx';
import { hidden } from './hidden/hidden.tsx';
import { honeypot } from './honeypot/honeypot.tsx';
import { password } from './password/password.tsx';
import { phone } from './phone/phone.tsx';
import { select } from './select/select.tsx';
import { text } from './text/text.tsx';
import { textarea } from './textarea/textarea.tsx';

/** Field kind -> its implementation. A kind of schema/form.schema.json without a line here does not compile. */
export const kinds = {
  captcha,
  checkbox,
  'checkbox-group': checkboxGroup,
  email,
  hidden,
  honeypot,
  password,
  phone,
  select,
  text,
  textarea,
} satisfies FieldRegistry;

/** The registry's type guarantees the match; TypeScript does not see it through the union. */
export const kindOf = ({ type }: Field): Kind => kinds[type] as Kind;
