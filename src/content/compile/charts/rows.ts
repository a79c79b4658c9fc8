import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { isRightToLeft } from '../../../lib/right-to-left.ts';
import type {
  BeforeAfterChart,
  ComparisonChart,
  MultiplesChart,
} from '../../../types/config.gen.ts';
import type { RowsDrawing } from '../../../ui/data/chart-drawing.ts';
import { momentNumbers, momentWords } from './moments.ts';
import { numberWords, rounded } from './numbers.ts';

/** Bars or dots -> how far each goes, in hundredths, and its number in words. */
export function drawComparison(chart: ComparisonChart, language: string): RowsDrawing {
  const { rows, target, shape, title, unit, source, demo } = chart;
  const words = numberWords(language, unit);
  const x = widths([...rows.map(({ value }) => value), target?.value ?? 0], chart.to);
  return {
    kind: 'rows',
    shape,
    title,
    rows: rows.map(({ value, ...row }) => ({ ...row, at: x(value), text: words(value) })),
    ...(target && {
      target: { at: x(target.value), text: `${target.label}: ${words(target.value)}` },
    }),
    source,
    demo,
  };
}

/** Before and after -> from where each moved, and where to. */
export function drawBeforeAfter(chart: BeforeAfterChart, language: string): RowsDrawing {
  const { rows, title, unit, source, demo } = chart;
  const words = numberWords(language, unit);
  const bare = numberWords(language);
  const x = widths(
    rows.flatMap(({ before, after }) => [before, after]),
    chart.to,
  );
  return {
    kind: 'rows',
    shape: 'change',
    title,
    key: { before: chart.before, after: chart.after, ...arrowOf(language) },
    rows: rows.map(({ before, after, ...row }) => ({
      ...row,
      from: x(before),
      fromText: bare(before),
      at: x(after),
      text: words(after),
    })),
    source,
    demo,
  };
}

const arrowOf = (language: string) => isRightToLeft(language) && { arrow: '←' };

/** The scale from zero, or the smallest negative value, to `to` or the largest value. */
function widths(values: number[], to?: number): (value: number) => number {
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), to ?? Math.max(...values)])
    .range([0, 100])
    .clamp(true);
  return (value) => rounded(scale(value));
}

/** Several courses over time -> a line for each on a shared scale, with its first and last number. */
export function drawMultiples(chart: MultiplesChart, language: string): RowsDrawing {
  const { moments, rows, title, unit, to, source, demo } = chart;
  const words = numberWords(language, unit);
  const bare = numberWords(language);
  const numbers = momentNumbers(moments);
  const x = scaleLinear()
    .domain([Math.min(...numbers), Math.max(...numbers)])
    .range([0, 100]);
  const values = rows.flatMap((row) => row.values);
  const y = scaleLinear()
    .domain([Math.min(0, ...values), to ?? Math.max(...values)])
    .range([100, 0])
    .clamp(true);
  const named = (moment = '') => momentWords(language, moment);
  return {
    kind: 'rows',
    shape: 'course',
    title: unit ? `${title} (${unit})` : title,
    key: { before: named(moments[0]), after: named(moments.at(-1)), ...arrowOf(language) },
    rows: rows.map(({ values, ...row }) => {
      // Whole hundredths of the height are finer than a pixel; decimals would only make the page larger.
      const points = values.map((value, index): [number, number] => [
        x(numbers[index] ?? 0),
        Math.round(y(value)),
      ]);
      const [first = 0, last = 0] = [values[0], values.at(-1)];
      return {
        ...row,
        at: 100,
        d: line().digits(1)(points) ?? '',
        ys: [rounded(y(first)), rounded(y(last))],
        fromText: bare(first),
        text: words(last),
      };
    }),
    table: {
      head: rows.map(({ label }) => label),
      rows: moments.map((moment, index) => [
        named(moment),
        ...rows.map(({ values }) => {
          const value = values[index];
          return value === undefined ? '–' : words(value);
        }),
      ]),
    },
    source,
    demo,
  };
}
