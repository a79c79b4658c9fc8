import { drawingOf } from '../../data/chart-drawing.ts';
import type { SectionOf } from '../../data/types.ts';
import { Actions } from '../../ui/actions.tsx';
import { Chart } from '../../ui/chart/framed-chart.tsx';
import { BesideReadings, Readings } from '../../ui/readings.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

export function ChartSection({ section }: { section: SectionOf<'chart'> }) {
  const { chart, readings, actions, layout } = section;
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
      {layout ? (
        both
      ) : (
        <BesideReadings data-beside={rows && readings ? '' : undefined}>{both}</BesideReadings>
      )}
      <Actions actions={actions} />
    </SectionFrame>
  );
}
