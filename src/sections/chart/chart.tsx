import type { SectionOf } from '../../data/types.ts';
import { styled } from '../../theme/styled.tsx';
import { Actions } from '../../ui/actions.tsx';
import { Chart } from '../../ui/chart/framed-chart.tsx';
import { Readings } from '../../ui/readings.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';

export function ChartSection({ section }: { section: SectionOf<'chart'> }) {
  const { chart, readings, actions } = section;
  return (
    <SectionFrame weight="heavy" section={section}>
      <Sides data-beside={readings ? '' : undefined}>
        <Chart chart={chart} />
        {readings && <Readings readings={readings} />}
      </Sides>
      <Actions actions={actions} />
    </SectionFrame>
  );
}

const Sides = styled('div')({
  display: 'grid',
  gap: 'clamp(28px, 4vw, 56px)',
  '& > *': { minWidth: 0 },
  '@media (min-width: 1000px)': {
    '&[data-beside]': { gridTemplateColumns: 'minmax(0, 8fr) minmax(0, 4fr)' },
  },
});
