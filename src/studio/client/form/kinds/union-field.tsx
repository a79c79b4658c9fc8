import { useId } from 'react';
import { t } from '../../../../words/reader.ts';
import { isMap } from '../../../shared/json-pointer.ts';
import type { Json, JsonMap } from '../../../shared/protocol.ts';
import { addedValue } from '../new-value/new-record-value.ts';
import {
  type Branch,
  branchesOf,
  childNode,
  keysOf,
  type SchemaFiles,
  unionTag,
} from '../schema/schema-node.ts';
import { type FormState, type NodeProps, useForm } from '../state/form-context.ts';
import { Select, Stack } from '../ui/controls.tsx';
import { kindName } from '../words/labels.ts';
import { ObjectFields } from './object-fields.tsx';

/** A choice of the branch of a tagged union, and the fields of that branch. */
export function UnionFields({ node, value, pointer, hidden = [] }: NodeProps) {
  const form = useForm();
  const id = useId();
  const tag = unionTag(node);
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
          {t('studio/form:type')}
          <Select
            id={id}
            data-is-type
            value={branch?.value ?? ''}
            onChange={({ target }) => choose(target.value)}
          >
            {!branch && (
              <option value="">
                {kind === undefined
                  ? '—'
                  : t('studio/form:missing-choice', { value: String(kind) })}
              </option>
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

/** Converts a value to another branch of its union. Properties that both branches define alike are kept. */
export function switchBranch(
  { schemas, sources }: Pick<FormState, 'schemas' | 'sources'>,
  value: Json | undefined,
  from: Branch | undefined,
  to: Branch,
): Json {
  const fresh = addedValue(schemas, to.node, sources());
  if (!isMap(value) || !isMap(fresh)) return fresh;
  const kept: JsonMap = {};
  for (const key of keysOf(to.node))
    if (key in value && from && sameShape(schemas, from, to, key)) kept[key] = value[key] as Json;
  const constants = Object.fromEntries(
    Object.entries(fresh).filter(
      ([key]) => childNode(schemas, to.node, key)?.schema.const !== undefined,
    ),
  );
  // The tag comes first, as it does in all files.
  return { ...constants, ...fresh, ...kept, ...constants };
}

function sameShape(schemas: SchemaFiles, from: Branch, to: Branch, key: string): boolean {
  const [before, after] = [from, to].map(({ node }) => childNode(schemas, node, key)?.schema);
  if (!before || !after || before.const !== undefined) return false;
  return before === after || shapeOf(before) === shapeOf(after);
}

const shapeOf = ({ type, refersTo, pattern, enum: values, items, required, properties }: JsonMap) =>
  JSON.stringify([
    ...[type, refersTo, pattern, values, items, required],
    isMap(properties) && Object.keys(properties),
  ]);
