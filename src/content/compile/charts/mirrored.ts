import { scaleBand, scaleLinear } from 'd3-scale';
import type { MirroredChart } from '../../../types/config.gen.ts';
import type { TimeDrawing } from '../../../ui/data/chart-drawing.ts';
import { ABOVE_BAR, cornersOf } from './bars.ts';
import { type Obstacles, placeLabels, type Wanted, WIDE_ROOMS } from './labels.ts';
import { momentWords } from './moments.ts';
import { numberWords, rounded } from './numbers.ts';
import { columnsOf } from './over-time.ts';

/** Space for a label beyond the longest column, as a factor. */
const BEYOND = 1.3;
/** Radius of the ring around a note's number, in pixels. */
const RING = 12;

/** What comes in and what goes out -> columns up and down from one line, in a box of 100 by 100. */
export function drawMirrored(chart: MirroredChart, language: string): TimeDrawing {
  const { points, shade, title, unit, source, demo } = chart;
  const words = numberWords(language, unit);
  const bare = numberWords(language);
  const largest = (side: 'above' | 'below') => Math.max(1, ...points.map((point) => point[side]));
  const y = scaleLinear()
    .domain([-largest('below') * BEYOND, largest('above') * BEYOND])
    .range([100, 0]);
  const x = scaleBand(
    points.map(({ at }) => at),
    [0, 100],
  ).padding(0.4);
  const left = (moment: string) => x(moment) ?? 0;
  const middle = (moment: string) => left(moment) + x.bandwidth() / 2;
  const zero = rounded(y(0));
  const columns = (side: 'above' | 'below') =>
    points.map((point) => {
      const from = rounded(left(point.at));
      const value = side === 'above' ? point.above : -point.below;
      return { from, to: rounded(from + x.bandwidth()), y: rounded(y(value)) };
    });
  const outline = (side: 'above' | 'below') =>
    columns(side)
      .map(({ from, to, y }) => `M${from} ${zero}V${y}H${to}V${zero}`)
      .join('');
  /** The shaded area, from half a gap before the first pair to half a gap after the last. */
  const shadeOf = ({ from, to }: NonNullable<MirroredChart['shade']>) => {
    const gap = (x.step() - x.bandwidth()) / 2;
    const end = to === points.at(-1)?.at ? 100 : left(to) + x.bandwidth() + gap;
    return `M${rounded(left(from) - gap)} 0V100H${rounded(end)}V0Z`;
  };
  const ends = (['above', 'below'] as const).map((side) => ({
    x: 100,
    y: rounded(y((side === 'above' ? 0.5 : -0.5) * largest(side))),
    label: chart[side], // the last pair's numbers there would be read as totals
  }));
  const notes = (chart.notes ?? []).map(({ at, text, main }) => ({
    x: rounded(middle(at)),
    y: rounded(y(points.find((point) => point.at === at)?.above ?? 0)),
    lift: ABOVE_BAR,
    text,
    ...(main && { main }),
  }));
  const wanted = ends.map(({ label }, index): Wanted => ({ text: label, of: [100, index * 100] }));
  const rows = y.ticks(5).map((value) => ({ y: rounded(y(value)), text: bare(Math.abs(value)) }));
  const obstacles: Obstacles = {
    lines: [...columns('above'), ...columns('below')].map((column) => cornersOf(column, zero)),
    rows: rows.map(({ y }) => y),
    rings: notes.map(({ x, y, lift }) => ({ at: [x, y], radius: RING, lift })),
  };
  const names = placeLabels(wanted, obstacles);
  const wides = placeLabels(wanted, obstacles, WIDE_ROOMS);
  const [isFree, isRoomy] = [names, wides].map((all) => all.every(({ above }) => !above));
  return {
    kind: 'over-time',
    title: unit ? `${title} (${unit})` : title,
    lines: [{ d: `M0 ${zero}H100` }],
    ...(shade && { area: shadeOf(shade) }),
    bars: [outline('above'), outline('below')],
    ends: ends.map(({ label, ...end }, index) => ({
      ...end,
      text: label,
      // If one label has to move above the drawing, both do, in the order of the columns.
      name: (isFree && names[index]) || { x: 0, y: 0, start: true, above: 2 - index },
      ...(isRoomy && { wide: wides[index] }),
    })),
    columns: columnsOf(
      points.map(({ at }) => at),
      middle,
      language,
    ),
    rows,
    notes,
    table: {
      head: [chart.above, chart.below],
      rows: points.map(({ at, above, below }) => [
        momentWords(language, at),
        words(above),
        words(below),
      ]),
    },
    marks: points.map(({ at, above, below }) => ({
      x: rounded(middle(at)),
      ys: [rounded(y(above)), rounded(y(-below))],
    })),
    source,
    demo,
  };
}
