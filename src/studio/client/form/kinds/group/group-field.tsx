import { keysOf } from '../../schema/schema-node.ts';
import type { FieldProps } from '../../state/form-context.ts';
import { Part } from '../../ui/part.tsx';
import { summaryOf } from '../../words/summary-of.ts';
import { ObjectFields } from './object-fields.tsx';

/** A group with at most so many fields is always open. */
const FEW = 4;

export function GroupField(props: FieldProps) {
  const { node, value, pointer } = props;
  return (
    <Part {...props} alwaysOpen={keysOf(node).length <= FEW} summary={summaryOf(value)}>
      <ObjectFields node={node} value={value} pointer={pointer} />
    </Part>
  );
}
