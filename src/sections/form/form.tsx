import { CheckList } from '../../engine/check-list.tsx';
import { SectionFrame } from '../../engine/section-frame.tsx';
import type { SectionOf } from '../../engine/types.ts';
import { ConfigForm } from '../../forms/lazy-config-form.ts';
import { styled } from '../../theme/styled.tsx';

/** A form of site-config/forms/, beside the section's heading on wide screens. */
export function FormSection({ section }: { section: SectionOf<'form'> }) {
  return (
    <SectionFrame section={section} background="white">
      <Columns>
        {section.notes && <Notes items={section.notes} />}
        <Sheet>
          <ConfigForm id={section.form} />
        </Sheet>
      </Columns>
    </SectionFrame>
  );
}

const Columns = styled('div')({
  display: 'grid',
  gap: 'clamp(32px, 4vw, 64px)',
  '@media (min-width: 1000px)': {
    '&:has(> ul)': { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 8fr)' },
  },
});

const Notes = styled(CheckList)({ color: 'var(--muted)', alignContent: 'start' });

const Sheet = styled('div')({
  display: 'grid',
  gap: 24,
  alignContent: 'start',
  maxWidth: 820,
  padding: 'clamp(20px, 3.4vw, 48px)',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  background: 'var(--card)',
});
