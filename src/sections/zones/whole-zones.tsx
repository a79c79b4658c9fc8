import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { plansOf } from '../../data/zone-plan.ts';
import { inset } from '../../theme/inset.ts';
import { Frame, Provenance } from '../../ui/exhibit.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import { FlowList } from './flow-list.tsx';
import { Plan } from './plan.tsx';
import { ZoneList } from './zone-list.tsx';

/** Who may talk to whom: drawn once for wide windows and once for narrow ones, and said in lists. */
export function Zones({ section }: { section: SectionOf<'zones'> }) {
  const { wide, narrow } = plansOf(section);
  return (
    <SectionFrame weight="heavy" section={section} buttonsFirst>
      <Frame>
        <Wide data-no-print="">
          <Plan plan={wide} gate={section.gate} />
        </Wide>
        <Narrow>
          <Plan plan={narrow} gate={section.gate} />
        </Narrow>
        <ZoneList zones={section.zones} />
        <FlowList flows={section.flows} zones={section.zones} />
        <Provenance source={section.source} demo={section.demo} />
      </Frame>
    </SectionFrame>
  );
}

const Wide = styled('div')({
  paddingBlock: 'clamp(24px, 3vw, 44px)',
  paddingInline: inset,
  '@media (max-width: 899.98px)': { display: 'none' },
});

const Narrow = styled('div')({
  padding: '20px 16px',
  '& > svg': { maxWidth: 460, marginInline: 'auto' },
  '@media screen and (min-width: 900px)': { display: 'none' },
});
