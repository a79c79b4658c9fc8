import { styled } from '@mui/material/styles';
import { t } from '../../../../words/reader.ts';
import type { Json } from '../../../shared/protocol.ts';
import { palette } from '../../ui/elements.ts';
import { childNode, defaultOf, optionsOf, type SchemaNode } from '../schema/schema-node.ts';
import { type FieldProps, useForm } from '../state/form-context.ts';
import { RemovePart, Select } from '../ui/controls.tsx';
import { FieldFrame } from '../ui/field-frame.tsx';

export function ChoiceField(props: FieldProps) {
  const { node, value, pointer, required } = props;
  const { change } = useForm();
  const options = optionsOf(node);
  const chosen = options.findIndex((option) => option.value === value);
  return (
    <FieldFrame {...props} hideHelp={node.description?.includes(`"${options[0]?.value}"`)}>
      {(control) => (
        <Select
          {...control}
          value={chosen === -1 && value !== undefined ? 'other' : String(chosen)}
          onChange={(event) => change(pointer, options[Number(event.target.value)]?.value)}
        >
          {(!required || value === undefined) && <option value="-1">{noChoice(node)}</option>}
          {chosen === -1 && value !== undefined && (
            <option value="other">
              {t('studio/form:missing-choice', { value: JSON.stringify(value) })}
            </option>
          )}
          {options.map(({ name }, index) => (
            <option key={name} value={index}>
              {name}
            </option>
          ))}
        </Select>
      )}
    </FieldFrame>
  );
}

function noChoice(node: SchemaNode): string {
  const byDefault = defaultOf(node);
  const option = optionsOf(node).find(({ value }) => value === byDefault);
  return option ? t('studio/form:default-choice', { choice: option.name }) : '—';
}

const Checkboxes = styled('div')({
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
        <Checkboxes>
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
        </Checkboxes>
      )}
    </FieldFrame>
  );
}
