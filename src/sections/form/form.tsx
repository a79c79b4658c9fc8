import type { SectionOf } from '../../data/types.ts';
import { ConfigForm } from '../../forms/lazy-config-form.tsx';
import { styled } from '../../theme/styled.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import { NextSteps } from './next-steps.tsx';

/** A form of site-config/forms/, beside the section's heading on wide screens. */
export function FormSection({ section }: { section: SectionOf<'form'> }) {
  return (
    <SectionFrame
      section={section}
      background="white"
      beside
      aside={section.notes && <Notes items={section.notes} />}
    >
      <Sheet>
        <ConfigForm id={section.form} />
      </Sheet>
      {section.next && <NextSteps {...section.next} />}
    </SectionFrame>
  );
}

const Notes = styled(CheckList)({ color: 'var(--muted)', marginTop: 32, maxWidth: 520 });

const Sheet = styled('div')({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  alignSelf: 'start', // after success it is lower than what stands beside it
  padding: 'clamp(20px, 3.4vw, 48px)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--card)',
  '@media (min-width: 1000px)': { gridArea: '1 / 2 / span 2' },
});
