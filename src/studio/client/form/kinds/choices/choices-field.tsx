import { styled } from '@mui/material/styles';
import type { Json } from '../../../../shared/protocol.ts';
import { palette } from '../../../ui/palette.ts';
import { childNode } from '../../schema/schema-node.ts';
import { type FieldProps, useForm } from '../../state/form-context.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';
import { RemovePart } from '../../ui/remove-part.tsx';
import { optionsOf } from '../choice/choice-field.tsx';

const Options = styled('div')({
  display: 'grid',
  gap: 2,
  maxHeight: 360, // countries are hundreds
  overflowY: 'auto',
  '& label': { display: 'flex', gap: 8, alignItems: 'center', fontSize: 13, lineHeight: '24px' },
  '& input': { margin: 0, accentColor: palette.primary.main },
});

/** Any number of values of an `enum`, in the order of choosing. */
export function ChoicesField(props: FieldProps) {
  const { node, value, pointer, label, removable } = props;
  const { change, schemas } = useForm();
  const chosen: Json[] = Array.isArray(value) ? value : [];
  const item = childNode(schemas, node, '0', chosen);
  return (
    <FieldFrame
      {...props}
      grouped
      aside={removable && <RemovePart name={label} onRemove={() => change(pointer, undefined)} />}
    >
      {() => (
        <Options>
          {item &&
            optionsOf(item).map((option) => (
              <label key={option.name}>
                <input
                  type="checkbox"
                  checked={chosen.includes(option.value)}
                  onChange={({ target: { checked } }) =>
                    change(
                      pointer,
                      checked
                        ? [...chosen, option.value]
                        : chosen.filter((chosenValue) => chosenValue !== option.value),
                    )
                  }
                />
                {option.name}
              </label>
            ))}
        </Options>
      )}
    </FieldFrame>
  );
}
