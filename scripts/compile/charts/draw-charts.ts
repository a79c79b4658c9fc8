import type { ChartDrawing } from '../../../src/data/chart-drawing.ts';
import type { Chart } from '../../../src/types/config.gen.ts';
import { drawMirrored } from './mirrored.ts';
import { drawMultiples } from './multiples.ts';
import { drawOverTime } from './over-time.ts';
import { drawBeforeAfter, drawComparison } from './side-by-side.ts';
import { drawSpans } from './spans.ts';

export function drawChart(chart: Chart, language: string): ChartDrawing {
  switch (chart.kind) {
    case 'over-time':
      return drawOverTime(chart, language);
    case 'compare':
      return drawComparison(chart, language);
    case 'before-after':
      return drawBeforeAfter(chart, language);
    case 'spans':
      return drawSpans(chart);
    case 'mirrored':
      return drawMirrored(chart, language);
    case 'multiples':
      return drawMultiples(chart, language);
  }
}

/** Sections or a record, with every `chart` in them drawn: the browser gets paths, not numbers. */
export function withChartsDrawn<T>(value: T, language: string): T {
  if (Array.isArray(value)) return value.map((one) => withChartsDrawn(one, language)) as T;
  if (typeof value !== 'object' || value === null) return value;
  const drawn = Object.entries(value).map(([key, one]) => [
    key,
    key === 'chart' ? drawChart(one, language) : withChartsDrawn(one, language),
  ]);
  return Object.fromEntries(drawn);
}
