import { styled } from '@mui/material/styles';
import { FramedChart } from '../../../ui/chart/framed-chart.tsx';
import { drawingOf } from '../../../ui/data/chart-drawing.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Readings } from '../../../ui/readings.tsx';
import { ConfiguredLayout } from '../../../ui/section/configured-layout.tsx';
import { EdgeLayout } from '../../../ui/section/edge-layout.tsx';
import { FigureLayout } from '../../../ui/section/figure-layout.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { halves } from '../../../ui/theme/layout.ts';

export function Chart({ section }: { section: SectionOf<'chart'> }) {
  const { chart, readings, layout } = section;
  const figure = <FramedChart chart={chart} bare={layout === 'edge'} />;
  if (layout === 'edge')
    return (
      <EdgeLayout
        section={section}
        figure={figure}
        notes={readings && <Readings readings={readings} flow="columns" ruled={false} />}
      />
    );
  if (layout === 'beside' && readings)
    return (
      <FigureLayout
        section={section}
        layout="beside"
        figure={figure}
        notes={<Readings readings={readings} flow="columnsUntilWide" />}
      />
    );
  return (
    <ConfiguredLayout weight="heavy" section={section}>
      {isList(section) && readings ? (
        <SideBySide>
          {figure}
          <Readings readings={readings} flow="rows" />
        </SideBySide>
      ) : (
        <Below>
          {figure}
          {readings && <Readings readings={readings} flow="columns" />}
        </Below>
      )}
    </ConfiguredLayout>
  );
}

/** A chart of rows has space for text beside it; a chart over time takes the full width. */
function isList({ chart }: SectionOf<'chart'>): boolean {
  const drawing = drawingOf(chart);
  return drawing.kind === 'rows' && !drawing.hours;
}

const Below = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: spacing(4),
});

const SideBySide = styled(Below)({
  [breakpoints.up('lg')]: {
    columnGap: halves.columnGap,
    gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
  },
});
