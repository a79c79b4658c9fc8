import type { SectionOf } from '../../data/types.ts';
import { Actions } from '../../ui/actions.tsx';
import { Chart } from '../../ui/chart/framed-chart.tsx';
import { Readings } from '../../ui/readings.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import { Sides } from '../../ui/sides.tsx';

export function ChartSection({ section }: { section: SectionOf<'chart'> }) {
  const { chart, readings, actions } = section;
  return (
    <SectionFrame weight="heavy" section={section}>
      <Sides>
        <Chart chart={chart} />
        {readings && <Readings readings={readings} />}
      </Sides>
      <Actions actions={actions} />
    </SectionFrame>
  );
}
