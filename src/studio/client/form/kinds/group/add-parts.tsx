import Add from '@mui/icons-material/AddOutlined';
import { styled } from '@mui/material/styles';
import { memo, useId, useRef } from 'react';
import { newValue } from '../../new-value/new-value.ts';
import { pointerOf } from '../../schema/pointers.ts';
import { childNode, type SchemaNode } from '../../schema/schema-node.ts';
import { useForm } from '../../state/form-context.ts';
import { useFocusOnRequest } from '../../state/use-focus-on-request.ts';
import { TextAction } from '../../ui/controls.ts';
import { ProblemCount } from '../../ui/problem-count.tsx';
import { labelOf } from '../../words/label-of.ts';

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 6 });

interface Props {
  node: SchemaNode;
  pointer: string;
  keys: readonly string[];
}

export function AddParts({ node, pointer, keys }: Props) {
  if (keys.length === 0) return null;
  return (
    <Row>
      {keys.map((key) => (
        <AddPart key={key} node={node} pointer={pointer} name={key} />
      ))}
    </Row>
  );
}

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
        aria-label={`Acrescentar ${label}`}
        onClick={() => {
          form.change(own, newValue(form.schemas, child, form.sources()));
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
