import { PART_HYDRATED } from '../../lib/boot-protocol.ts';
import type { EarlyPresses } from './early-presses.ts';

/**
 * Repeats what was pressed before the app listened. A part of the page whose code is still loading is hydrated later
 * than the rest, and until then React stops each press in it on the way to its target. So a press is forgotten when
 * it arrives there, and the others are repeated when the next part is hydrated.
 */
export function repeatPresses(kept: EarlyPresses): void {
  for (const type of ['click', 'keydown'])
    addEventListener(
      type,
      ({ target }) => {
        for (const control of kept.keys())
          if (control.contains(target as Node))
            control.addEventListener(type, () => kept.delete(control), {
              capture: true,
              once: true,
            });
      },
      true,
    );
  const repeat = () => {
    for (const event of [...kept.values()]) {
      const Kind = event.constructor as new (type: string, init: Event) => Event;
      event.target?.dispatchEvent(new Kind(event.type, event));
    }
  };
  // In a task of its own: in the one that tells, React hydrates nothing else.
  addEventListener(PART_HYDRATED, () => setTimeout(repeat));
  repeat();
}
