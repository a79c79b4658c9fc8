import type { ChartDrawing } from '../../../src/data/chart-drawing.ts';
import type { Chart } from '../../../src/types/config.gen.ts';
import type { Makers } from '../with-made.ts';
import { drawMirrored } from './mirrored.ts';
import { drawMultiples } from './multiples.ts';
import { drawOverTime } from './over-time.ts';
import { drawBeforeAfter, drawComparison } from './side-by-side.ts';
import { drawSpans } from './spans.ts';

/** `toEdge`: it goes on to the edge of the window, and is named inside. */
export function drawChart(chart: Chart, language: string, toEdge = false): ChartDrawing {
  switch (chart.kind) {
    case 'over-time':
      return drawOverTime(chart, language, toEdge);
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

/** Every `chart` drawn: the browser gets paths, not numbers. */
export const chartMakers = (language: string): Makers => ({
  chart: (chart: Chart, { layout }: { layout?: string }) =>
    drawChart(chart, language, layout === 'edge'),
});
