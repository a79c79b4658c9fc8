import type { Flow } from '../../../src/types/config.gen.ts';
import type { Box } from './boxes.ts';

/**
 * Where each flow leaves and reaches a box, by `<index> from` and `<index> to`: spread over its edge,
 * in the order of the places they lead to at the control, so that lines of one box do not cross.
 */
export function portsOf(
  flows: Flow[],
  boxes: ReadonlyMap<string, Box>,
  lanes: ReadonlyMap<number, number>,
): Map<string, number> {
  const places = new Map<string, number>();
  for (const [id, box] of boxes) {
    const ends = flows.flatMap(({ from, to }, index) => [
      ...(from === id ? [{ key: `${index} from`, lane: lanes.get(index) ?? 0 }] : []),
      ...(to === id ? [{ key: `${index} to`, lane: (lanes.get(index) ?? 0) + 1 }] : []),
    ]);
    ends.sort((a, b) => a.lane - b.lane);
    for (const [order, { key }] of ends.entries())
      places.set(key, box.y + ((order + 1) * box.height) / (ends.length + 1));
  }
  return places;
}
