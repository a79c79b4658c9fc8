import IconButton from '@mui/material/IconButton';
import { useFormContext } from 'react-hook-form';
import { styled } from '../../theme/styled.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { FieldOf, Values } from '../types.ts';
import { TextControl } from '../ui/control.ts';
import { FieldFrame } from '../ui/field-frame.tsx';
import { fieldId, useConfigFormContext } from '../ui/form-context.ts';

/** The first of a form carries the switch that shows or hides them all. */
export function PasswordField({ field }: { field: FieldOf<'password'> }) {
  const { base, texts, form, passwords } = useConfigFormContext();
  const { register } = useFormContext<Values>();
  const { shown, toggle } = passwords;
  const ids = form.fields.flatMap(({ type, name }) =>
    type === 'password' ? [fieldId(base, name)] : [],
  );
  const { ref, ...rest } = register(field.name);
  const id = fieldId(base, field.name);
  return (
    <FieldFrame field={field} id={id}>
      {(described) => (
        <TextControl
          {...rest}
          inputRef={ref}
          id={id}
          type={shown ? 'text' : 'password'}
          required={field.required}
          autoComplete={field.autocomplete}
          placeholder={field.placeholder}
          disableInjectingGlobalStyles
          inputProps={{ ...described, spellCheck: false, autoCapitalize: 'none' }}
          endAdornment={
            id === ids[0] && (
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
