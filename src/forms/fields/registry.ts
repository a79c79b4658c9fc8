import type { FieldRegistry } from '../types.ts';
import { CaptchaField } from './captcha.tsx';
import { CheckboxField } from './checkbox.tsx';
import { CheckboxGroupField } from './checkbox-group.tsx';
import { HiddenField } from './hidden.tsx';
import { HoneypotField } from './honeypot.tsx';
import { PasswordField } from './password.tsx';
import { PhoneField } from './phone.tsx';
import { SelectField } from './select.tsx';
import { TextField } from './text.tsx';
import { TextareaField } from './textarea.tsx';

/** Field kind -> component. A kind in schema/form.schema.json without an entry here does not compile. */
export const fields = {
  captcha: CaptchaField,
  checkbox: CheckboxField,
  'checkbox-group': CheckboxGroupField,
  email: TextField,
  hidden: HiddenField,
  honeypot: HoneypotField,
  password: PasswordField,
  phone: PhoneField,
  select: SelectField,
  text: TextField,
  textarea: TextareaField,
} satisfies FieldRegistry;
