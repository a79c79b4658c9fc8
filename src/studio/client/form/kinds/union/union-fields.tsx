import { useId } from 'react';
import type { Json } from '../../../../shared/protocol.ts';
import { branchesOf, isMap, type SchemaNode, tagOf } from '../../schema/schema-node.ts';
import { useForm } from '../../state/form-context.ts';
import { Select } from '../../ui/controls.ts';
import { Stack } from '../../ui/stack.ts';
import { kindName } from '../../words/kind-name.ts';
import { ObjectFields } from '../group/object-fields.tsx';
import { switchBranch } from './switch-branch.ts';

interface Props {
  node: SchemaNode;
  value: Json | undefined;
  pointer: string;
  hidden?: readonly string[] | undefined;
}

/** What kind of its union a value is, to choose by name, and the fields of that kind. */
export function UnionFields({ node, value, pointer, hidden = [] }: Props) {
  const form = useForm();
  const id = useId();
  const tag = tagOf(node);
  const branches = branchesOf(form.schemas, node);
  const kind = isMap(value) ? value[tag] : undefined;
  const branch = branches.find((one) => one.value === kind);
  const choose = (wanted: string) => {
    const to = branches.find((one) => one.value === wanted);
    if (to) form.change(pointer, switchBranch(form.schemas, branch, to, value, form.sources()));
  };
  return (
    <Stack>
      {!hidden.includes(tag) && (
        <label htmlFor={id}>
          Tipo
          <Select
            id={id}
            value={branch?.value ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            {!branch && (
              <option value="">{kind === undefined ? '—' : `${kind} (não existe)`}</option>
            )}
            {branches.map((one) => (
              <option key={one.value} value={one.value}>
                {kindName(one, form.blocks)}
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
