import { type ChartDrawing, drawingOf } from '../../data/chart-drawing.ts';
import { styled } from '../../theme/styled.tsx';
import type { Chart as ChartConfig } from '../../types/config.gen.ts';
import { Exhibit, Provenance } from '../exhibit.tsx';
import { RowsPlot } from './rows-plot.tsx';
import { TimePlot } from './time-plot.tsx';

/** A chart in a frame of its own. */
export function Chart({ chart }: { chart: ChartConfig }) {
  const drawing = drawingOf(chart);
  return (
    <Exhibit name={drawing.title} source={drawing.source} demo={drawing.demo}>
      <Room>
        <Plot drawing={drawing} />
      </Room>
    </Exhibit>
  );
}

/** A chart within something that has a frame already. */
export function BareChart({ chart }: { chart: ChartConfig }) {
  const drawing = drawingOf(chart);
  return (
    <figure>
      <Name>{drawing.title}</Name>
      <Plot drawing={drawing} />
      <Plain>
        <Provenance source={drawing.source} demo={drawing.demo} />
      </Plain>
    </figure>
  );
}

function Plot({ drawing }: { drawing: ChartDrawing }) {
  return drawing.kind === 'over-time' ? (
    <TimePlot drawing={drawing} />
  ) : (
    <RowsPlot drawing={drawing} />
  );
}

const Room = styled('div')({ padding: 'clamp(16px, 2.4vw, 28px)' });

const Name = styled('figcaption')({ fontSize: '.875rem', fontWeight: 600, marginBottom: 12 });

const Plain = styled('div')({ '& p': { paddingInline: 0, borderTop: 0 } });
