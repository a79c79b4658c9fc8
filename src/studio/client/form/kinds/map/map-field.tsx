import type { FieldProps } from '../../state/form-context.ts';
import { Part } from '../../ui/part.tsx';
import { EntryList } from './entry-list.tsx';

/** An object whose keys are ids of records. */
export function MapField(props: FieldProps) {
  return (
    <Part {...props} alwaysOpen={false}>
      <EntryList node={props.node} value={props.value} pointer={props.pointer} />
    </Part>
  );
}
