import type { ZonePlan, ZonePlans } from '../../../src/data/zone-plan.ts';
import type { Page, ZonesSection } from '../../../src/types/config.gen.ts';
import { type Box, boxesOf, type Sizes } from './boxes.ts';
import { portsOf } from './ports.ts';

const WIDE: Sizes = { width: 960, box: 236, name: 20, item: 20, letters: 30, rest: 24, lane: 46 };
const NARROW: Sizes = { width: 350, box: 116, name: 16, item: 0, letters: 13, rest: 14, lane: 34 };
/** Above the first box, for the name of the control. */
const HEAD = 36;

/** Sections with the zones among them drawn, for wide windows and for narrow ones. */
export const withZonesDrawn = (sections: Page['sections']): Page['sections'] =>
  sections.map((section) =>
    section.type === 'zones' ? { ...section, plans: drawZones(section) } : section,
  );

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
  // In their order from above, so that their numbers rise as one reads.
  const laneOf = new Map(
    flows.map((_, index) => [index, HEAD + ((index + 0.5) * height) / flows.length]),
  );
  const ports = portsOf(flows, room, laneOf);
  const ways = flows.map(({ from, to, verdict, main = false }, index): Way => {
    const lane = laneOf.get(index) ?? 0;
    const [start, end] = [room.get(from), room.get(to)];
    // What comes and goes on the same side does so in two lines, that of the upper box above.
    const apart = start?.x !== end?.x ? 0 : (start?.y ?? 0) < (end?.y ?? 0) ? 6 : -6;
    const comes = pathTo(start, ports.get(`${index} from`), gate, lane - apart);
    const goes = pathTo(end, ports.get(`${index} to`), gate, lane + apart);
    return { comes: comes.d, goes: goes.d, tip: goes.tip, blocked: verdict === 'blocked', main };
  });
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
    ...join(ways),
    marks: flows.map(({ verdict, main }, index) => ({
      y: round(laneOf.get(index) ?? 0),
      verdict,
      ...(main && { main }),
    })),
  };
}

interface Way {
  comes: string;
  goes: string;
  tip: string;
  blocked: boolean;
  main: boolean;
}

/** Paths of one look in one. */
function join(ways: Way[]): Pick<ZonePlan, 'lines' | 'tips' | 'beyond' | 'main'> {
  const stopped = ways.filter(({ blocked }) => blocked);
  const through = ways.filter(({ blocked }) => !blocked);
  const isMain = ({ blocked, main }: Way) => blocked && main;
  return {
    lines: ways
      .map((way) => (isMain(way) ? '' : way.comes) + (way.blocked ? '' : way.goes))
      .join(''),
    tips: through.map(({ tip }) => tip).join(''),
    beyond: stopped.map(({ goes }) => goes).join(''),
    main: ways.map((way) => (isMain(way) ? way.comes : '')).join(''),
  };
}

/** From a box's edge to the control, and the tip of an arrow at that edge. */
function pathTo(box: Box | undefined, port = 0, gate = 0, lane = 0) {
  const isLeft = (box?.x ?? 0) < gate;
  const edge = isLeft ? (box?.x ?? 0) + (box?.width ?? 0) : (box?.x ?? 0);
  const way = isLeft ? 1 : -1;
  const short = Math.abs(gate - edge) * 0.14;
  const y = round(port);
  return {
    d: `M${edge} ${y}H${round(edge + way * short)}L${round(gate - way * short * 2)} ${round(lane)}H${gate}`,
    tip: `M${edge} ${y}l${way * 8}-4v8z`,
  };
}

const round = Math.round;
