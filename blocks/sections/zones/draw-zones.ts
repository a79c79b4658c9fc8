import type { ZonesSection } from '../../types.gen.ts';
import { type Box, boxesOf, type Sizes } from './boxes.ts';
import { portsOf } from './ports.ts';
import type { PlannedFlow, ZonePlan, ZonePlans } from './zone-plan.ts';

const WIDE: Sizes = { width: 960, box: 236, name: 20, item: 20, letters: 30, rest: 24, lane: 46 };
const NARROW: Sizes = { width: 350, box: 116, name: 16, item: 0, letters: 13, rest: 14, lane: 34 };
/** Space above the first box for the name of the control. */
const HEAD = 36;

/** The zones drawn, for wide windows and for narrow ones. */
export const drawZones = (section: ZonesSection): ZonePlans => ({
  wide: drawPlan(section, WIDE),
  narrow: drawPlan(section, NARROW),
});

/** Zones left and right, the control between them; each flow comes to it and, let through, goes on. */
function drawPlan({ zones, flows }: ZonesSection, sizes: Sizes): ZonePlan {
  const { boxes, height: boxesHeight } = boxesOf(zones, sizes);
  const height = Math.max(boxesHeight, flows.length * sizes.lane);
  const room = new Map<string, Box>();
  for (const [id, box] of boxes) {
    const column = box.columnHeight;
    room.set(id, { ...box, y: box.y + HEAD + (height - column) / 2 });
  }
  const gate = sizes.width / 2;
  // Sorted from top to bottom, so that the numbers rise in reading order.
  const laneOf = new Map(
    flows.map((_, index) => [index, HEAD + ((index + 0.5) * height) / flows.length]),
  );
  const ports = portsOf(flows, room, laneOf);
  const stubs = flows.flatMap(({ from, to }, index): Stub[] => {
    const lane = laneOf.get(index) ?? 0;
    const [start, end] = [room.get(from), room.get(to)];
    // A flow that returns to its side has two lines; the line of the upper box is above.
    const apart = start?.x !== end?.x ? 0 : (start?.y ?? 0) < (end?.y ?? 0) ? 6 : -6;
    return [
      { key: `${index} from`, box: start, lane: lane - apart },
      { key: `${index} to`, box: end, lane: lane + apart },
    ].flatMap(({ box, key, lane }) =>
      box ? [{ key, box, lane, port: straight(ports.get(key) ?? 0, lane) }] : [],
    );
  });
  const turns = turnsOf(stubs, gate);
  const paths = new Map(
    stubs.map((stub) => [stub.key, pathTo(stub, turns.get(stub.key) ?? 0, gate)]),
  );
  return {
    width: sizes.width,
    height: HEAD + height + 4,
    gate,
    boxes: [...room.values()].map(({ x, y, width, height, texts }) => ({
      x,
      y: round(y),
      width,
      height,
      texts: texts.map((text) => ({ ...text, y: round(y + text.y) })),
    })),
    flows: flows.map(({ verdict, main }, index): PlannedFlow => {
      const [comes, goes] = [paths.get(`${index} from`), paths.get(`${index} to`)];
      const common = { y: round(laneOf.get(index) ?? 0), verdict, ...(main && { main }) };
      const [start = '', end = ''] = [comes?.d, goes?.d];
      return verdict === 'blocked'
        ? { ...common, line: start + (goes?.stop ?? ''), beyond: end }
        : { ...common, line: start + end, tip: goes?.tip ?? '' };
    }),
  };
}

/** One half of a flow: between its box and the control. */
interface Stub {
  key: string;
  box: Box;
  port: number;
  lane: number;
}

/** The direction towards the gate. */
const wayOf = ({ x }: Box, gate: number) => (x < gate ? 1 : -1);
const edgeOf = ({ x, width }: Box, gate: number) => (x < gate ? x + width : x);

/**
 * Where each half turns from the height of its port to that of its lane, square: of those that lead
 * down the upper ones turn later, of those that lead up the lower ones, so that none crosses another.
 */
function turnsOf(stubs: Stub[], gate: number): Map<string, number> {
  const turns = new Map<string, number>();
  for (const direction of [1, -1]) {
    const side = stubs.filter(({ box }) => wayOf(box, gate) === direction);
    const down = side.filter(({ lane, port }) => lane > port).sort((a, b) => b.lane - a.lane);
    const up = side.filter(({ lane, port }) => lane <= port).sort((a, b) => a.lane - b.lane);
    for (const group of [down, up])
      for (const [order, { key, box }] of group.entries()) {
        const edge = edgeOf(box, gate);
        const [first, last] = [edge + direction * TIP, gate - direction * MARK];
        turns.set(key, first + ((order + 1) * (last - first)) / (group.length + 1));
      }
  }
  return turns;
}

/** Space left free at a box for the tip of an arrow, and at the control for the mark. */
const [TIP, MARK] = [12, 16];

/** From a box's edge to the control; the tip of an arrow at that edge, and the bar of one that does not arrive. */
function pathTo({ box, port, lane }: Stub, turn: number, gate: number) {
  const edge = edgeOf(box, gate);
  const direction = wayOf(box, gate);
  const y = round(port);
  return {
    d: `M${edge} ${y}H${round(turn)}V${round(lane)}H${gate}`,
    tip: `M${edge} ${y}l${direction * 8}-4v8z`,
    stop: `M${edge + direction * 8} ${y - 7}v14`,
  };
}

/** A lower step would look like a drawing error. */
const SLIP = 7;

const straight = (port: number, lane: number) => (Math.abs(port - lane) <= SLIP ? lane : port);

const round = Math.round;
