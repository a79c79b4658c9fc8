import type { ChartDrawing } from '../data/chart-drawing.ts';
import { RowsPlot } from './rows-plot.tsx';
import { TimePlot } from './time-plot.tsx';

/** `wide`: with its notes side by side on wide screens. */
export function Plot({ drawing, wide }: { drawing: ChartDrawing; wide?: boolean }) {
  return drawing.kind === 'over-time' ? (
    <TimePlot drawing={drawing} wide={wide} />
  ) : (
    <RowsPlot drawing={drawing} />
  );
}
