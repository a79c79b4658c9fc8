import type { ChartDrawing } from '../data/chart-drawing.ts';
import { ClockPlot } from './clock-plot.tsx';
import { PartsPlot } from './parts-plot.tsx';
import { RowsPlot } from './rows-plot.tsx';
import { TimePlot } from './time-plot.tsx';

/** `wide`: with its notes side by side on wide screens. */
export function Plot({ drawing, wide }: { drawing: ChartDrawing; wide?: boolean }) {
  switch (drawing.kind) {
    case 'over-time':
      return <TimePlot drawing={drawing} wide={wide} />;
    case 'rows':
      return <RowsPlot drawing={drawing} />;
    case 'clock':
      return <ClockPlot drawing={drawing} />;
    case 'parts':
      return <PartsPlot drawing={drawing} />;
  }
}
