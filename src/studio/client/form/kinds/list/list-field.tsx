import type { FieldProps } from '../../state/form-context.ts';
import { Part } from '../../ui/part.tsx';
import { ItemList } from './item-list.tsx';

/** A list of objects, each of which opens. */
export function ListField(props: FieldProps) {
  return (
    <Part {...props} alwaysOpen>
      <ItemList {...props} />
    </Part>
  );
}
