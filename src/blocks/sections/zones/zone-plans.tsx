import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../../ui/data/types.ts';
import { plansOf } from '../../../ui/data/zone-plan.ts';
import { FRAMES, Provenance } from '../../../ui/exhibit.tsx';
import { EdgeLayout } from '../../../ui/section/edge-layout.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, onScreen, spacing } from '../../../ui/theme/breakpoints.ts';
import { inset } from '../../../ui/theme/layout.ts';
import { FlowList } from './flow-list.tsx';
import { Plan } from './plan.tsx';
import { ZoneList } from './zone-list.tsx';

/** Zones of a network and the flows between them: drawn for wide and for narrow windows, and as lists. */
export function ZonePlans({ section }: { section: SectionOf<'zones'> }) {
  const { wide, narrow } = plansOf(section);
  const { layout } = section;
  const Frame = FRAMES[layout ?? 'framed'];
  const figure = (
    <Frame component="figure">
      <Wide data-no-print="">
        <Plan plan={wide} gate={section.gate} />
      </Wide>
      <Narrow>
        <Centred>
          <Plan plan={narrow} gate={section.gate} />
        </Centred>
      </Narrow>
      <ZoneList zones={section.zones} />
      <FlowList flows={section.flows} zones={section.zones} />
      <Provenance source={section.source} demo={section.demo} ruled />
    </Frame>
  );
  if (layout) return <EdgeLayout section={section} toTheEdge actionsIn="head" figure={figure} />;
  return (
    <StackedLayout weight="heavy" section={section} actionsIn="head">
      {figure}
    </StackedLayout>
  );
}

const Wide = styled('div')({
  paddingBlock: 'clamp(24px, 3vw, 44px)',
  paddingInline: inset,
  [breakpoints.down('lg')]: { display: 'none' },
});

const Narrow = styled('div')({
  padding: spacing(2.5, 2),
  [onScreen(breakpoints.up('lg'))]: { display: 'none' },
});

const Centred = styled('div')({ maxWidth: 460, marginInline: 'auto' });
