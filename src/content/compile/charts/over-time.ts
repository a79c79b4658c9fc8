import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import type { TimeChart, TimeSeries } from '../../../types/config.gen.ts';
import type { Label, TimeDrawing } from '../../../ui/data/chart-drawing.ts';
import { ABOVE_BAR, barsOf, outlinesOf } from './bars.ts';
import {
  EDGE_ROOMS,
  type Obstacles,
  placeLabels,
  ROOMS,
  type Wanted,
  WIDE_ROOMS,
} from './labels.ts';
import { momentNumbers, momentWords } from './moments.ts';
import { numberWords, rounded } from './numbers.ts';

/** Width of a moment's label, with the space around it. */
const COLUMN_WIDTH = 12;
/** The same below bars, which are named one by one in a wide drawing. */
const COLUMN_WIDTH_WIDE = 7;
/** Space for one half of the first and of the last bar. */
const BAR_MARGIN = 4;
/** Radius of the ring around a note's number, and of the dot at the end of a line. */
const [RING, DOT] = [12, 5];

/** From this height on, in percent from the top, a ring is lifted. */
const LOW = 97;

/** Lines over time -> paths in a box of 100 by 100, and all that is written around them. */
export function drawOverTime(chart: TimeChart, language: string, toEdge = false): TimeDrawing {
  const { target, title, unit, source, demo, today } = chart;
  const moments = orderOf(chart.series);
  const series = chart.series.map((unsorted) => inOrder(unsorted, moments));
  const hasBars = chart.shape === 'bar';
  const x = widths(moments, hasBars ? BAR_MARGIN : 0);
  const y = heights(chart);
  const words = numberWords(language, unit);
  const bare = numberWords(language);
  const timeOf = (moment: string) => moments.get(moment) ?? momentNumbers([moment])[0] ?? 0;
  const across = (moment: string) => x(timeOf(moment));
  const points = ({ points }: TimeSeries) =>
    points.map(({ at, value }): [number, number] => [across(at), y(value)]);
  const main = series.find((candidate) => candidate.main) ?? series[0];
  const bars = barsOf(hasBars && main ? points(main) : []);
  const drawnAsLine = series.filter((entry) => !hasBars || entry !== main);
  const ends = endsOf(series, main, { across, y, words, hasBars });
  const limit = target && {
    y: rounded(y(target.value)),
    text: `${target.label}: ${words(target.value)}`,
  };
  const notes = (chart.notes ?? []).map(({ at, text, main: isMain }) => {
    const height = rounded(y(main ? valueAt(main, timeOf(at), timeOf) : 0));
    return {
      x: rounded(across(at)),
      y: height,
      // On the ground of the plot, the ring would touch the name of a moment below it.
      ...((hasBars || height > LOW) && { lift: ABOVE_BAR }),
      text,
      ...(isMain && { main: true }),
    };
  });
  const obstacles = {
    lines: [
      ...drawnAsLine.map(points),
      ...bars,
      ...(today ? [[0, 100].map((y): [number, number] => [across(today.at), y])] : []),
    ],
    rings: [
      ...ends.map(({ x, y }) => ({ at: [x, y] as const, radius: DOT })),
      ...notes.map(({ x, y, lift }) => ({ at: [x, y] as const, radius: RING, lift })),
    ],
    rows: y.ticks(4).map(y),
  };
  const [names, limitName] = namesOf(ends, limit, obstacles);
  const [wides, limitWide] = namesOf(ends, limit, obstacles, toEdge ? EDGE_ROOMS : WIDE_ROOMS);
  const isRoomy = wides.every(({ above }) => !above) && !limitWide?.above;
  return {
    kind: 'over-time',
    title: unit ? `${title} (${unit})` : title,
    lines: [
      ...outlinesOf(bars).map((d) => ({ d, filled: true })),
      ...drawnAsLine.flatMap((entry) =>
        pathsOf(points(entry), entry.dashed, today && across(today.at)).map((path) =>
          entry === main ? { ...path, main: true } : path,
        ),
      ),
      ...(today ? [{ d: `M${rounded(across(today.at))} 0V100` }] : []),
    ],
    ...(chart.shape === 'area' && main && { area: areaBelow(points(main)) }),
    ends: ends.flatMap(({ label: _, value: __, ...end }, index) => {
      const name = names[index];
      return name ? [{ ...end, name, ...(isRoomy && wideName(name, wides[index])) }] : [];
    }),
    columns: columnsOf([...moments.keys()], across, language, {
      today,
      nearest: hasBars ? COLUMN_WIDTH_WIDE : undefined,
    }),
    rows: y.ticks(4).map((value) => ({ y: rounded(y(value)), text: bare(value) })),
    ...(limit &&
      limitName && {
        target: { ...limit, name: limitName, ...(isRoomy && wideName(limitName, limitWide)) },
      }),
    notes,
    table: {
      head: series.map(({ label }) => label),
      rows: [...moments.keys()].map((moment) => [
        momentWords(language, moment),
        ...valuesAt(series, moment).map((value) => (value === null ? '–' : words(value))),
      ]),
    },
    marks: [...moments.keys()].map((moment) => ({
      x: rounded(across(moment)),
      ys: valuesAt(series, moment).map((value) => (value === null ? null : rounded(y(value)))),
    })),
    source,
    demo,
  };
}

/** The number of every line at a moment; null for one without a number there. */
const valuesAt = (series: TimeSeries[], moment: string) =>
  series.map(({ points }) => points.find(({ at }) => at === moment)?.value ?? null);

/** From a line down to the axis. */
const areaBelow = (points: [number, number][]) =>
  `${line().digits(1)(points)}V100H${rounded(points[0]?.[0] ?? 0)}Z`;

/** The name in a wide drawing, if it has another position there. */
const wideName = (name: Label, wide: Label | undefined) =>
  wide && JSON.stringify(wide) !== JSON.stringify(name) ? { wide } : undefined;

/** A line up to today, as it was measured, and from there on, dashed. */
function pathsOf(points: [number, number][], dashed = false, today = 100) {
  const measured = points.filter(([x]) => x <= today);
  const foreseen = points.slice(Math.max(0, measured.length - 1));
  return [
    { part: measured, dashed },
    { part: foreseen, dashed: true },
  ].flatMap(({ part, dashed }) =>
    part.length > 1 ? [{ d: line().digits(1)(part) ?? '', ...(dashed && { dashed }) }] : [],
  );
}

/** Positions of the labels of lines, the main one first, and of the target. */
function namesOf(
  ends: { x: number; y: number; text: string; main?: boolean }[],
  target: { y: number; text: string } | undefined,
  { lines, rings, rows }: Obstacles,
  rooms = ROOMS,
): [Label[], Label | undefined] {
  const across = target
    ? [
        [
          [0, target.y],
          [100, target.y],
        ] as const,
      ]
    : [];
  const order = ends.toSorted((a, b) => Number(b.main ?? false) - Number(a.main ?? false));
  const wanted: Wanted[] = order.map(({ x, y, text, main }) => ({ text, bold: main, of: [x, y] }));
  if (target) wanted.push({ text: target.text, of: target.y });
  const labels = placeLabels(wanted, { lines: [...lines, ...across], rings, rows }, rooms);
  return [
    ends.map((end) => labels[order.indexOf(end)]).filter((label) => label !== undefined),
    target && labels.at(-1),
  ];
}

/** The value of a line at any time: interpolated between points, or that of the nearer end. */
const valueAt = (
  { points }: TimeSeries,
  time: number,
  timeOf: (moment: string) => number,
): number =>
  points.length === 1
    ? (points[0]?.value ?? 0)
    : scaleLinear()
        .domain(points.map(({ at }) => timeOf(at)))
        .range(points.map(({ value }) => value))
        .clamp(true)(time);

/** Every moment of every line, sorted, with its number on the axis. */
function orderOf(series: TimeSeries[]): Map<string, number> {
  const longest = series.map(({ points }) => points.map(({ at }) => at));
  const texts = [...new Set(longest.flat())];
  const numbers = momentNumbers(texts);
  const pairs = texts.map((text, index): [string, number] => [text, numbers[index] ?? 0]);
  return new Map(pairs.sort(([, a], [, b]) => a - b));
}

/** Sorts the points of a line by time, because editors may write them in any order. */
const inOrder = (entry: TimeSeries, moments: ReadonlyMap<string, number>): TimeSeries => ({
  ...entry,
  points: entry.points.toSorted((a, b) => (moments.get(a.at) ?? 0) - (moments.get(b.at) ?? 0)),
});

function widths(moments: ReadonlyMap<string, number>, margin: number) {
  const times = [...moments.values()];
  return scaleLinear()
    .domain([Math.min(...times), Math.max(...times)])
    .range([margin, 100 - margin])
    .clamp(true);
}

function heights({ series, target, from = 0, to }: TimeChart) {
  const values = series.flatMap(({ points }) => points.map(({ value }) => value));
  const top = Math.max(...values, target?.value ?? from);
  const scale = scaleLinear()
    .domain([from, to ?? top])
    .range([100, 0]);
  return to === undefined ? scale.nice(4) : scale;
}

/** The last point of every line, with its label and value. */
const endsOf = (
  series: TimeSeries[],
  main: TimeSeries | undefined,
  {
    across,
    y,
    words,
    hasBars,
  }: {
    across: (moment: string) => number;
    y: (value: number) => number;
    words: (value: number) => string;
    hasBars: boolean;
  },
) =>
  series.flatMap((entry) => {
    const last = entry.points.at(-1);
    if (!last) return [];
    const named = { label: entry.label, value: words(last.value) };
    const end = { x: rounded(across(last.at)), y: rounded(y(last.value)), ...named };
    return [
      {
        ...end,
        // Bars of one series are named by the chart's title.
        text: hasBars && series.length === 1 ? named.value : `${named.label}: ${named.value}`,
        ...(entry === main && { main: true }),
      },
    ];
  });

/**
 * The moments that get a name: the last, and those before it that leave room between names; `nearest` is that room in
 * a wide drawing, if it is smaller.
 */
export function columnsOf(
  texts: string[],
  across: (moment: string) => number,
  language: string,
  { today, nearest = COLUMN_WIDTH }: { today?: TimeChart['today']; nearest?: number } = {},
) {
  const namesApart = (distance: number) => {
    const isFree = (text: string, other: string | undefined) =>
      other === undefined || Math.abs(across(other) - across(text)) >= distance;
    const named: string[] = [];
    for (const text of texts.toReversed())
      if (text === today?.at || (isFree(text, named[0]) && isFree(text, today?.at)))
        named.unshift(text);
    return named;
  };
  const spaced = namesApart(COLUMN_WIDTH);
  const kept = spaced.filter(
    (_, index) => (spaced.length - 1 - index) % 2 === 0 || spaced.length <= 4,
  );
  return namesApart(nearest).map((text) => ({
    x: rounded(across(text)),
    text: text === today?.at ? today.label : momentWords(language, text, true),
    ...(text !== today?.at && !kept.includes(text) && { minor: true }),
  }));
}
