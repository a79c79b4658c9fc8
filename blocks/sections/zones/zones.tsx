import { styled } from '@mui/material/styles';
import {
  breakpoints,
  EdgeLayout,
  FRAMES,
  inset,
  onScreen,
  Provenance,
  StackedLayout,
  spacing,
} from 'site-in-json/blocks/v1';
import type { ZonesSection } from '../../types.gen.ts';
import { FlowList } from './flow-list.tsx';
import { Plan } from './plan.tsx';
import { ZoneList } from './zone-list.tsx';
import { plansOf } from './zone-plan.ts';

/** Zones of a network and the flows between them: drawn for wide and for narrow windows, and as lists. */
export function Zones({ section }: { section: ZonesSection }) {
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
