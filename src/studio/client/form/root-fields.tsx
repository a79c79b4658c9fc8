import type { Json } from '../../shared/protocol.ts';
import { ObjectFields } from './kinds/group/object-fields.tsx';
import { EntryList } from './kinds/map/map-field.tsx';
import { UnionFields } from './kinds/union/union-field.tsx';
import { kindOf } from './schema/kind-of.ts';
import { useForm } from './state/form-context.ts';

interface Props {
  value: Json;
  pointer: string;
  hidden: readonly string[] | undefined;
}

export function RootFields(props: Props) {
  const { schemas, root, Field } = useForm();
  const shared = { ...props, node: root };
  switch (kindOf(schemas, root)) {
    case 'union':
      return <UnionFields {...shared} />;
    case 'map':
      return <EntryList {...shared} />;
    case 'group':
      return <ObjectFields {...shared} />;
    default:
      return (
        <Field
          node={root}
          value={props.value}
          pointer={props.pointer}
          label={root.title ?? ''}
          required
        />
      );
  }
}
