import type { Chart } from '../../../types/config.gen.ts';
import type { ChartDrawing } from '../../../ui/data/chart-drawing.ts';
import { drawMirrored } from './mirrored.ts';
import { drawOverTime } from './over-time.ts';
import { drawParts } from './parts.ts';
import { drawBeforeAfter, drawComparison, drawMultiples } from './rows.ts';
import { drawSpans } from './spans.ts';
import type { Makers } from './with-made.ts';

/** `toEdge`: the drawing reaches the edge of the window, and its labels are inside. */
export function drawChart(chart: Chart, language: string, toEdge = false): ChartDrawing {
  switch (chart.kind) {
    case 'over-time':
      return drawOverTime(chart, language, toEdge);
    case 'compare':
      return drawComparison(chart, language);
    case 'before-after':
      return drawBeforeAfter(chart, language);
    case 'spans':
      return drawSpans(chart, language);
    case 'mirrored':
      return drawMirrored(chart, language);
    case 'multiples':
      return drawMultiples(chart, language);
    case 'parts':
      return drawParts(chart, language);
  }
}

/** Every `chart` drawn: the browser gets paths, not numbers. */
export const chartMakers = (language: string): Makers => ({
  chart: (chart: Chart, { layout }: { layout?: string }) =>
    drawnOnce(chart, language, layout === 'edge'),
});

const drawn = new Map<string, ChartDrawing>();
/** Limits the memory of a build with thousands of charts. */
const MOST_DRAWN = 500;

/** Cached, because the chart of a case is on every page that shows the case, and takes milliseconds to draw. */
function drawnOnce(chart: Chart, language: string, toEdge: boolean): ChartDrawing {
  const key = JSON.stringify([chart, language, toEdge]);
  const cached = drawn.get(key);
  if (cached) return cached;
  const drawing = drawChart(chart, language, toEdge);
  drawn.set(key, drawing);
  const [oldest = ''] = drawn.keys();
  if (drawn.size > MOST_DRAWN) drawn.delete(oldest);
  return drawing;
}
