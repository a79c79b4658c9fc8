import { useRef } from 'react';
import { kindOf } from '../../schema/kind-of.ts';
import { isUnion } from '../../schema/schema-node.ts';
import { type NodeProps, useForm } from '../../state/form-context.ts';
import { useFocusOnRequest } from '../../state/use-focus-on-request.ts';

import { ObjectFields } from '../group/object-fields.tsx';
import { UnionFields } from '../union/union-field.tsx';

export function ItemFields(props: NodeProps) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRequest(box, props.pointer, true);
  return (
    <div ref={box}>
      <Fields {...props} />
    </div>
  );
}

function Fields(props: NodeProps) {
  const { schemas, Field } = useForm();
  const { node } = props;
  if (isUnion(node)) return <UnionFields {...props} />;
  if (kindOf(schemas, node) === 'group') return <ObjectFields {...props} />;
  return <Field {...props} label={node.title ?? 'Item'} required />;
}
