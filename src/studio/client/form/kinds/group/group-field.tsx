import { keysOf } from '../../schema/places.ts';
import type { FieldProps } from '../../state/form-context.ts';
import { Part } from '../../ui/part.tsx';
import { summaryOf } from '../../words/summary-of.ts';
import { ObjectFields } from './object-fields.tsx';

/** As many fields as are shown without asking. */
const FEW = 4;

/** An object inside another. */
export function GroupField(props: FieldProps) {
  const { place, value, pointer } = props;
  return (
    <Part {...props} few={keysOf(place).length <= FEW} summary={summaryOf(value)}>
      <ObjectFields place={place} value={value} pointer={pointer} />
    </Part>
  );
}
