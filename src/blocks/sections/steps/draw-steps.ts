import { format } from '../../../lib/format.ts';
import type { Messages, StepsSection } from '../../../types/config.gen.ts';
import { fitAcross, type Step, type StepDrawing } from './step-drawing.ts';

type Texts = Messages['exhibits'];

/** The steps with the drawings beside them, for arrangements that have them. */
export function drawSteps(section: StepsSection, texts: Texts): Step[] {
  const { items } = section;
  const draw = drawerOf(section);
  return draw
    ? items.map((item, index) => ({ ...item, drawing: draw(items, index, texts) }))
    : items;
}

function drawerOf({ arrangement, layout, items }: StepsSection) {
  if (arrangement === 'calendar') return drawTime;
  if (arrangement === 'lanes') return drawWay;
  return arrangement === 'stairs' && !layout && fitAcross(items) ? drawStair : undefined;
}

/** Height of a stair, in hundredths of its width. */
const RISE = 22;

/** A block as high as all stairs up to it, and its edge: up from the stair before it, and across. */
function drawStair(_items: Step[], current: number): StepDrawing {
  const height = RISE * (current + 1);
  return {
    box: `0 0 100 ${height}`,
    paths: [`M0 0H100V${height}H0z`, `M0 ${current ? RISE : height}V0H100`],
  };
}

/** Drawn length of a step without an end, in units of the strip. */
const OPEN = 3;

/**
 * A bar on a strip of weeks, or whatever is counted; of what begins and goes on, it ends in a point at
 * the end of the strip. The step's label says the same.
 */
function drawTime(items: Step[], current: number): StepDrawing | undefined {
  const { from: begins, to } = items[current] as Step;
  if (!to && !begins) return undefined;
  const end = Math.max(...items.map(({ from = 0, to = from && from - 1 + OPEN }) => to));
  const from = begins ?? 1;
  const marks = Array.from({ length: end + 1 }, (_, mark) => `M${mark} 0V2`).join('');
  const edge = to ? `h${to - from + 1}v1.2` : `H${end - 1}L${end} 1 ${end - 1} 1.6`;
  const bar = `M${from - 1} .4${edge}H${from - 1}z`;
  return { box: `0 0 ${end} 2`, paths: [`${marks}M0 1H${end}`, bar] };
}

/** Distance of the gate before the point of a step that waits for a permission. */
const GATE = 0.4;

/**
 * The line from a step to the next, each in the lane of the person who takes it. A permission that was given
 * earlier is a dashed line beside it, up to the gate before the step that waits for it.
 */
function drawWay(items: Step[], current: number, texts: Texts): StepDrawing {
  const lanes = [...new Set(items.map(({ who }) => who))];
  const lane = (index: number) => lanes.indexOf(items[index]?.who);
  const currentLane = lane(current);
  const asking = items.findIndex(({ permission }, index) => permission && index >= current);
  const giver = lanes.indexOf(items[asking]?.permission);
  const given = items.findLastIndex((_, index) => index < asking && lane(index) === giver);
  const isGiven = given >= 0 && given <= current;
  const isGate = isGiven && asking === current;
  const { permission = '' } = items[current] as Step;
  return {
    ...(current === 0 && { words: lanes.map((who) => who ?? '') }),
    ...(isGate && { words: [format(texts.permission, { who: permission })] }),
    box: `0 0 ${Math.max(1, lanes.length - 1)} 1`,
    paths: [
      current < items.length - 1 ? `M${currentLane} 0V.7H${lane(current + 1)}V1` : '',
      `M${currentLane} 0h0`,
      // The dashed line begins where the line to the next step has left the lane.
      isGiven
        ? `M${giver} ${current === given ? '.7' : '0'}${isGate ? `H${currentLane}` : 'V1'}`
        : '',
      isGate ? `M${currentLane - GATE}-.1V.1` : '',
    ],
  };
}
