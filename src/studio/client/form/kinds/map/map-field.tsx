import type { FieldProps } from '../../state/form-context.ts';
import { Part } from '../../ui/part.tsx';
import { EntryList } from './entry-list.tsx';

/** A group of records, each by its id. */
export function MapField(props: FieldProps) {
  return (
    <Part {...props} alwaysOpen={false}>
      <EntryList node={props.node} value={props.value} pointer={props.pointer} />
    </Part>
  );
}
