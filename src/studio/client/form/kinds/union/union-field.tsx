import { useId } from 'react';
import { isMap } from '../../../../shared/json-pointer.ts';
import { branchesOf, tagOf } from '../../schema/schema-node.ts';
import { type FieldProps, type NodeProps, useForm } from '../../state/form-context.ts';
import { Select } from '../../ui/controls.ts';
import { Part } from '../../ui/part.tsx';
import { Stack } from '../../ui/stack.ts';
import { kindName } from '../../words/kind-name.ts';
import { summaryOf } from '../../words/summary-of.ts';
import { ObjectFields } from '../group/object-fields.tsx';
import { switchBranch } from './switch-branch.ts';

export function UnionField(props: FieldProps) {
  return (
    <Part {...props} alwaysOpen={false} summary={summaryOf(props.value)}>
      <UnionFields node={props.node} value={props.value} pointer={props.pointer} />
    </Part>
  );
}

/** A choice of the branch of a tagged union, and the fields of that branch. */
export function UnionFields({ node, value, pointer, hidden = [] }: NodeProps) {
  const form = useForm();
  const id = useId();
  const tag = tagOf(node);
  const branches = branchesOf(form.schemas, node);
  const kind = isMap(value) ? value[tag] : undefined;
  const branch = branches.find((candidate) => candidate.value === kind);
  const choose = (chosen: string) => {
    const to = branches.find((candidate) => candidate.value === chosen);
    if (to) form.change(pointer, switchBranch(form, value, branch, to));
  };
  return (
    <Stack>
      {!hidden.includes(tag) && (
        <label htmlFor={id}>
          Tipo
          <Select
            id={id}
            data-is-type
            value={branch?.value ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            {!branch && (
              <option value="">{kind === undefined ? '—' : `${kind} (não existe)`}</option>
            )}
            {branches.map((option) => (
              <option key={option.value} value={option.value}>
                {kindName(option)}
              </option>
            ))}
          </Select>
        </label>
      )}
      {branch && (
        <ObjectFields
          key={branch.value}
          node={branch.node}
          value={value}
          pointer={pointer}
          hidden={[...hidden, tag]}
        />
      )}
    </Stack>
  );
}
