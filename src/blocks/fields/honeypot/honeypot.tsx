import type { FieldOf, Kind } from '../../../forms/kit/types.ts';
import { useControl } from '../../../forms/kit/use-control.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';

export const honeypot: Kind<FieldOf<'honeypot'>> = {
  Control: Trap,
  sent: () => undefined,
  kept: 'never',
  bare: true,
  trap: true,
};

/**
 * Invisible, and unreachable by keyboard and screen readers. A checkbox, because browsers do not autofill
 * checkboxes.
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
