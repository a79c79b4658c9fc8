import { useRef } from 'react';
import type { Json } from '../../../../shared/protocol.ts';
import { kindOf } from '../../schema/kind-of.ts';
import { isUnion, type Place } from '../../schema/places.ts';
import { useForm } from '../../state/form-context.ts';
import { useFocusHere } from '../../state/use-focus-here.ts';

import { ObjectFields } from '../group/object-fields.tsx';
import { UnionFields } from '../union/union-fields.tsx';

interface Props {
  place: Place;
  value: Json;
  pointer: string;
}

/** The fields of one item, without a frame: the item's own line is that. */
export function ItemFields(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  useFocusHere(box, props.pointer, true);
  return (
    <div ref={box}>
      <Fields {...props} />
    </div>
  );
}

function Fields(props: Props) {
  const { schemas, Field } = useForm();
  const { place } = props;
  if (isUnion(place)) return <UnionFields {...props} />;
  if (kindOf(schemas, place) === 'group') return <ObjectFields {...props} />;
  return <Field {...props} label={place.title ?? 'Item'} required />;
}
