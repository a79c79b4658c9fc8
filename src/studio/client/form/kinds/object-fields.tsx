import Add from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { memo, type ReactNode, useId, useRef, useState } from 'react';
import { t } from '../../../../words/reader.ts';
import { isMap, isWithin, pointerOf } from '../../../shared/json-pointer.ts';
import type { Json } from '../../../shared/protocol.ts';
import { addedValue } from '../new-value/new-record-value.ts';
import { isPartNode } from '../schema/kind-of.ts';
import { childNode, keysOf, requiredOf, type SchemaNode } from '../schema/schema-node.ts';
import {
  type NodeProps,
  useFocusOnRequest,
  useFocusRequest,
  useForm,
} from '../state/form-context.ts';
import { Stack, TextAction } from '../ui/controls.tsx';
import { Disclosure } from '../ui/disclosure.tsx';
import { OwnProblems, ProblemCount } from '../ui/problems.tsx';
import { labelOf } from '../words/labels.ts';

/** Rarely used properties are collected in closed groups. */
const GROUPS = [
  { name: 'sending', has: isOfSending },
  { name: 'appearing', has: isOfAppearing },
];

function isOfAppearing(key: string, node: SchemaNode): boolean {
  const isOptional = !requiredOf(node).includes(key);
  return isOptional && ['id', 'draft', 'publishAt', 'expireAt', 'when'].includes(key);
}

/** The properties of a form field that only concern who receives the submission. */
function isOfSending(key: string, { base }: SchemaNode): boolean {
  return base.startsWith('fields/') && SENDING.includes(key);
}

const SENDING = ['name', 'submitted', 'autocomplete', 'prefill', 'inputMode', 'sanitize', 'sendIn'];

/** The fields of an object: those that are set or required, then buttons that add the others. */
export function ObjectFields({ node, value, pointer, hidden = [] }: NodeProps) {
  const { schemas } = useForm();
  const required = requiredOf(node);
  const present = isMap(value) ? value : {};
  const keys = keysOf(node).filter((key) => !hidden.includes(key));
  const isAbsentPart = (key: string) => {
    const child = childNode(schemas, node, key, value);
    return !(key in present) && !!child && isPartNode(schemas, child);
  };
  const groups = GROUPS.map((group) => ({
    ...group,
    keys: keys.filter((key) => group.has(key, node)),
  })).filter((group) => group.keys.length > 1 && !group.keys.some(isAbsentPart));
  const apart = groups.flatMap((group) => group.keys);
  const absent = keys.filter(isAbsentPart);
  const shown = keys.filter((key) => !apart.includes(key) && !absent.includes(key));
  const field = (key: string) => (
    <Property
      key={key}
      node={node}
      name={key}
      value={present[key]}
      pointer={pointer}
      required={required.includes(key)}
    />
  );
  return (
    <Stack>
      <OwnProblems pointer={pointer} keys={keysOf(node)} />
      {shown.map(field)}
      {absent.length > 0 && (
        <Row>
          {absent.map((key) => (
            <AddPart key={key} node={node} pointer={pointer} name={key} />
          ))}
        </Row>
      )}
      {groups.map((group) => (
        <Settings
          key={group.name}
          title={t(
            `studio/form:${group.keys.includes('id') ? `${group.name}-and-link` : group.name}`,
          )}
          pointers={group.keys.map((key) => pointer + pointerOf(key))}
          set={group.keys.filter((key) => key in present && !required.includes(key)).length}
        >
          {group.keys.map(field)}
        </Settings>
      ))}
    </Stack>
  );
}

interface PropertyProps {
  node: SchemaNode;
  name: string;
  value: Json | undefined;
  pointer: string;
  required: boolean;
}

function Property({ node, name, value, pointer, required }: PropertyProps) {
  const { schemas, Field } = useForm();
  const child = childNode(schemas, node, name);
  if (!child) return null;
  const own = pointer + pointerOf(name);
  const removable = !required && value !== undefined && isPartNode(schemas, child);
  return (
    <Field
      node={child}
      value={value}
      pointer={own}
      label={labelOf(schemas, node, name)}
      required={required}
      removable={removable}
    />
  );
}

interface SettingsProps {
  title: string;
  pointers: string[];
  set: number;
  children: ReactNode;
}

function Settings(props: SettingsProps) {
  const [open, setOpen] = useState(false);
  const request = useFocusRequest('');
  const inside = props.pointers.some((pointer) => request && isWithin(request.pointer, pointer));
  if (inside && !open) setOpen(true);
  return (
    <Disclosure
      title={props.title}
      summary={props.set > 0 ? t('studio/form:in-use', { count: props.set }) : undefined}
      count={<ProblemCount pointers={props.pointers} />}
      open={open}
      onToggle={() => setOpen(!open)}
    >
      <Stack>{props.children}</Stack>
    </Disclosure>
  );
}

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

interface PartProps {
  node: SchemaNode;
  pointer: string;
  name: string;
}

/** Memoized, because it does not change while somebody types. */
const AddPart = memo(function AddPart({ node, pointer, name }: PartProps) {
  const form = useForm();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const own = pointer + pointerOf(name);
  useFocusOnRequest(box, own, true);
  const child = childNode(form.schemas, node, name);
  const label = labelOf(form.schemas, node, name);
  if (!child) return null;
  return (
    <div ref={box}>
      <TextAction
        id={id}
        title={child.description}
        aria-label={t('studio/form:add', { name: label })}
        onClick={() => {
          form.change(own, addedValue(form.schemas, child, form.sources()));
          form.focus.request({ pointer: own });
        }}
      >
        <Add aria-hidden />
        {label}
        <ProblemCount pointers={[own]} />
      </TextAction>
    </div>
  );
});
