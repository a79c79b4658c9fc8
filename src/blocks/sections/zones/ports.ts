import type { Flow } from '../../../types/config.gen.ts';
import type { Box } from './boxes.ts';

/** From a text's baseline to its middle. */
const HALF_LETTER = 5;

/**
 * Where each flow leaves and reaches a box, by `<index> from` and `<index> to`: spread over its edge,
 * in the order of the places they lead to at the control, so that lines of one box do not cross.
 * Where they are as many as the things written in the box, each is at one of these.
 */
export function portsOf(
  flows: Flow[],
  boxes: ReadonlyMap<string, Box>,
  lanes: ReadonlyMap<number, number>,
): Map<string, number> {
  const heights = new Map<string, number>();
  const allEnds = flows.flatMap(({ from, to }, index) => {
    const lane = lanes.get(index) ?? 0;
    return [
      { at: from, key: `${index} from`, lane },
      { at: to, key: `${index} to`, lane: lane + 1 },
    ];
  });
  allEnds.sort((a, b) => a.lane - b.lane);
  for (const [id, box] of boxes) {
    const ends = allEnds.filter(({ at }) => at === id);
    const items = box.texts.filter(({ name }) => !name);
    for (const [order, { key }] of ends.entries()) {
      const item = items.length === ends.length && items[order];
      const height = item ? item.y - HALF_LETTER : ((order + 1) * box.height) / (ends.length + 1);
      heights.set(key, box.y + height);
    }
  }
  return heights;
}
