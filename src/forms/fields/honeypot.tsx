import { useFormContext } from 'react-hook-form';
import { styled } from '../../theme/styled.tsx';
import type { FieldOf, Values } from '../types.ts';

/**
 * A trap for robots, out of sight and out of reach for keyboard and screen readers. A box, because
 * browsers do not fill boxes in.
 */
export function HoneypotField({ field }: { field: FieldOf<'honeypot'> }) {
  const { register } = useFormContext<Values>();
  return (
    <Away aria-hidden="true">
      <label>
        {field.label}
        <input
          {...register(field.name)}
          type="checkbox"
          value="1"
          tabIndex={-1}
          autoComplete="off"
        />
      </label>
    </Away>
  );
}

const Away = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});
