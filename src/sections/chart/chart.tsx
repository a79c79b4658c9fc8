import { styled } from '@mui/material/styles';
import { drawingOf } from '../../data/chart-drawing.ts';
import type { SectionOf } from '../../data/types.ts';
import { halves } from '../../theme/halves.ts';
import { Chart } from '../../ui/chart/framed-chart.tsx';
import { Readings } from '../../ui/readings.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

export function ChartSection({ section }: { section: SectionOf<'chart'> }) {
  const { chart, readings, layout } = section;
  const drawing = drawingOf(chart);
  const rows = drawing.kind === 'rows' && !drawing.hours;
  const both = (
    <>
      <Chart chart={chart} bare={layout === 'edge'} />
      {readings && <Readings readings={readings} />}
    </>
  );
  return (
    <SectionFrame weight="heavy" section={section} notes={layout === 'beside' && Boolean(readings)}>
      {layout ? both : <Sides data-beside={rows && readings ? '' : undefined}>{both}</Sides>}
    </SectionFrame>
  );
}

/** Time runs through the whole width; rows leave room for what is said of them. */
const Sides = styled('div')({
  display: 'grid',
  rowGap: 32,
  '& > *': { minWidth: 0 },
  '@media (min-width: 720px)': { '&:not([data-beside]) > ul': { gridAutoFlow: 'column' } },
  '@media (min-width: 1000px)': {
    '&[data-beside]': { ...halves, gridTemplateColumns: '7fr 5fr' },
  },
});
