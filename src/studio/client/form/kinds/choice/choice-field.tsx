import type { Json } from '../../../../shared/protocol.ts';
import { defaultOf, valueName } from '../../schema/default-of.ts';
import type { SchemaNode } from '../../schema/schema-node.ts';
import { type FieldProps, useForm } from '../../state/form-context.ts';
import { Select } from '../../ui/controls.ts';
import { FieldFrame } from '../../ui/field-frame.tsx';

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
            <option value="other">{`${JSON.stringify(value)} (não existe)`}</option>
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

export function optionsOf({ schema }: SchemaNode): { value: Json; name: string }[] {
  const values = Array.isArray(schema.enum) ? schema.enum : [];
  const words = Array.isArray(schema.enumDescriptions) ? schema.enumDescriptions : [];
  return values.map((value, index) => ({ value, name: valueName(words[index], value) }));
}

function noChoice(node: SchemaNode): string {
  const byDefault = defaultOf(node);
  const option = optionsOf(node).find(({ value }) => value === byDefault);
  return option ? `Padrão: ${option.name}` : '—';
}
