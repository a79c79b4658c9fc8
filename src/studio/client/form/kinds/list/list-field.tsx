import type { FieldProps } from '../../state/form-context.ts';
import { Part } from '../../ui/part.tsx';
import { ItemList } from './item-list.tsx';

/** A list of parts: each a line that opens. */
export function ListField(props: FieldProps) {
  return (
    <Part {...props} alwaysOpen>
      <ItemList {...props} />
    </Part>
  );
}
