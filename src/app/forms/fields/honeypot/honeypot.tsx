import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import type { FieldOf, Kind } from '../../types.ts';
import { useControl } from '../use-control.ts';

export const honeypot: Kind<FieldOf<'honeypot'>> = {
  Control: Trap,
  sent: () => undefined,
  kept: 'never',
  bare: true,
  trap: true,
};

/**
 * Out of sight and out of reach for keyboard and screen readers. A box, because browsers do not fill
 * boxes in.
 */
function Trap({ field }: { field: FieldOf<'honeypot'> }) {
  const { ref, registered } = useControl(field);
  return (
    <VisuallyHidden as="label" inert>
      {field.label}
      <input {...registered} ref={ref} type="checkbox" value="1" />
    </VisuallyHidden>
  );
}
