import { scaleLinear } from 'd3-scale';
import type { BeforeAfterChart, ComparisonChart } from '../../../types/config.gen.ts';
import type { RowsDrawing } from '../../../ui/data/chart-drawing.ts';
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
    key: { before: chart.before, after: chart.after },
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

/** The scale from zero, or the smallest negative value, to `to` or the largest value. */
function widths(values: number[], to?: number): (value: number) => number {
  const scale = scaleLinear()
    .domain([Math.min(0, ...values), to ?? Math.max(...values)])
    .range([0, 100])
    .clamp(true);
  return (value) => rounded(scale(value));
}
