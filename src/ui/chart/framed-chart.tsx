import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { lazyComponent } from '../../lib/lazy-component.tsx';
import type { Chart as ChartConfig } from '../../types/config.gen.ts';
import { drawingOf } from '../data/chart-drawing.ts';
import { Exhibit, Provenance } from '../exhibit.tsx';
import { spacing } from '../theme/breakpoints.ts';
import { inset } from '../theme/layout.ts';
import { size } from '../theme/size.ts';

/** A chunk that only pages with a chart load. */
const Plot = lazyComponent(async () => (await import('./plot.tsx')).Plot);

/** A chart in its own frame, or (`bare`) between two lines. */
export function FramedChart({ chart, bare }: { chart: ChartConfig; bare?: boolean }) {
  const drawing = drawingOf(chart);
  return (
    <Exhibit
      name={drawing.title}
      source={drawing.source}
      demo={drawing.demo}
      shape={bare ? 'bare' : 'framed'}
    >
      <Padded>
        <Plot drawing={drawing} wide={bare} />
      </Padded>
    </Exhibit>
  );
}

/** A chart inside an element that has a frame. */
export function BareChart({ chart }: { chart: ChartConfig }) {
  const drawing = drawingOf(chart);
  return (
    <figure>
      <Name component="figcaption">{drawing.title}</Name>
      <Plot drawing={drawing} />
      <Provenance source={drawing.source} demo={drawing.demo} />
    </figure>
  );
}

const Padded = styled('div')({ paddingBlock: 'clamp(16px, 2.4vw, 28px)', paddingInline: inset });

const Name = styled(Typography)({
  fontSize: size.small,
  fontWeight: 600,
  marginBottom: spacing(1.5),
}) as typeof Typography;
