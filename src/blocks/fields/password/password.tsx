import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { fault, missing, textValue } from '../../../forms/kit/check.ts';
import { TextControl } from '../../../forms/kit/control.ts';
import { FieldFrame } from '../../../forms/kit/field-frame.tsx';
import { fieldId, useConfigFormContext } from '../../../forms/kit/form-context.ts';
import type { CheckContext, FieldOf, Kind } from '../../../forms/kit/types.ts';
import { useTextControl } from '../../../forms/kit/use-control.tsx';
import { format } from '../../../lib/format-in-page.ts';
import { Icon } from '../../../ui/icon.tsx';

type PasswordField = FieldOf<'password'>;

export const password: Kind<PasswordField> = {
  Control: Password,
  check,
  sent: ({ name }, values) => textValue(values, name),
  kept: 'never',
};

function check(field: PasswordField, { values, texts, form }: CheckContext) {
  const { label, equals, minLength } = field;
  const text = textValue(values, field.name);
  // A password may consist of spaces.
  if (text === '') return missing(field, texts.required);
  if (equals && text !== textValue(values, equals)) {
    const other = form.fields.find(({ name }) => name === equals);
    const otherLabel = other && 'label' in other ? other.label : equals;
    return fault('equals', format(texts.different, { label, other: otherLabel }));
  }
  if (minLength && text.length < minLength)
    return fault('minLength', format(texts.tooShort, { label, min: minLength }));
  return undefined;
}

/** The first password of a form has the button that shows or hides all. */
function Password({ field }: { field: PasswordField }) {
  const { base, texts, form, passwords } = useConfigFormContext();
  const control = useTextControl(field);
  const { shown, toggle } = passwords;
  const ids = form.fields.flatMap(({ type, name }) =>
    type === 'password' ? [fieldId(base, name)] : [],
  );
  return (
    <FieldFrame field={field} id={control.id}>
      {(described) => (
        <TextControl
          {...control}
          type={shown ? 'text' : 'password'}
          inputProps={{ ...described, spellCheck: false, autoCapitalize: 'none' }}
          endAdornment={
            control.id === ids[0] && (
              <Toggle
                type="button"
                aria-label={shown ? texts.hidePassword : texts.showPassword}
                aria-controls={ids.join(' ')}
                onClick={toggle}
                data-js-only
              >
                <Icon name={shown ? 'VisibilityOffOutlined' : 'VisibilityOutlined'} />
              </Toggle>
            )
          }
        />
      )}
    </FieldFrame>
  );
}

const Toggle = styled(IconButton)({ width: 44, height: 44, marginRight: 4, color: 'inherit' });
