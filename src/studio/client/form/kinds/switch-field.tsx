import Switch from '@mui/material/Switch';
import { defaultOf } from '../schema/schema-node.ts';
import { type FieldProps, useForm } from '../state/form-context.ts';
import { FieldFrame } from '../ui/field-frame.tsx';

/** A boolean. An optional one that equals its default is removed from the file. */
export function SwitchField(props: FieldProps) {
  const { node, value, pointer, required } = props;
  const { change } = useForm();
  const byDefault = defaultOf(node) === true;
  return (
    <FieldFrame {...props} required inline>
      {({ id, 'aria-required': _, ...control }) => (
        <Switch
          id={id}
          size="small"
          checked={typeof value === 'boolean' ? value : byDefault}
          onChange={(_event, checked) =>
            change(pointer, checked === byDefault && !required ? undefined : checked)
          }
          slotProps={{ input: control }}
        />
      )}
    </FieldFrame>
  );
}
