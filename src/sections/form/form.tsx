import type { SectionOf } from '../../data/types.ts';
import { ConfigForm } from '../../forms/lazy-config-form.tsx';
import { halves } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { CheckList } from '../../ui/check-list.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import { FormSheet } from '../shared/form-sheet.tsx';
import { NextSteps } from './next-steps.tsx';

/** A form of site-config/forms/, beside the section's heading on wide screens; with much to choose from it takes all of the width. */
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

/** With much to choose from, all columns: below the heading, whose words stand beside its title. */
const Sheet = styled(FormSheet)({
  '@media (min-width: 1000px)': {
    '[data-beside][data-beside]:has(> & [data-kind=checkbox-group])': {
      '& > header': {
        display: 'grid',
        ...halves,
        gridColumn: '1 / -1',
        position: 'static',
        marginBottom: 40,
        '& > h2 ~ *': { gridColumn: 2, margin: 0 },
        '& > p + h2 + p': { gridArea: '1 / 2 / span 2' },
        '& > p + h2 + p + *': { gridRow: 3, marginTop: 16 },
      },
      '& > header + *': { gridArea: '2 / 1 / auto / -1' },
    },
  },
});
