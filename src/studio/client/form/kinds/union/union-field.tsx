import type { FieldProps } from '../../state/form-context.ts';
import { Part } from '../../ui/part.tsx';
import { summaryOf } from '../../words/summary-of.ts';
import { UnionFields } from './union-fields.tsx';

/** A tagged union inside an object. */
export function UnionField(props: FieldProps) {
  return (
    <Part {...props} alwaysOpen={false} summary={summaryOf(props.value)}>
      <UnionFields node={props.node} value={props.value} pointer={props.pointer} />
    </Part>
  );
}
