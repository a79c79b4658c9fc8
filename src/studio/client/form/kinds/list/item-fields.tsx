import { useRef } from 'react';
import type { Json } from '../../../../shared/protocol.ts';
import { kindOf } from '../../schema/kind-of.ts';
import { isUnion, type SchemaNode } from '../../schema/schema-node.ts';
import { useForm } from '../../state/form-context.ts';
import { useFocusOnRequest } from '../../state/use-focus-on-request.ts';

import { ObjectFields } from '../group/object-fields.tsx';
import { UnionFields } from '../union/union-fields.tsx';

interface Props {
  node: SchemaNode;
  value: Json;
  pointer: string;
}

/** The fields of one item, without a frame: the item's own line is that. */
export function ItemFields(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  useFocusOnRequest(box, props.pointer, true);
  return (
    <div ref={box}>
      <Fields {...props} />
    </div>
  );
}

function Fields(props: Props) {
  const { schemas, Field } = useForm();
  const { node } = props;
  if (isUnion(node)) return <UnionFields {...props} />;
  if (kindOf(schemas, node) === 'group') return <ObjectFields {...props} />;
  return <Field {...props} label={node.title ?? 'Item'} required />;
}
