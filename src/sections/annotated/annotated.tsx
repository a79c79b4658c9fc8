import type { SectionOf } from '../../data/types.ts';
import { halves } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { Actions } from '../../ui/actions.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { NumberedNotes } from '../../ui/numbered-notes.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import { MarkedDocument } from './marked-document.tsx';

/** A document as it was found, with what is to be seen in it numbered. */
export function Annotated({ section }: { section: SectionOf<'annotated'> }) {
  const { document, notes, actions } = section;
  return (
    <SectionFrame weight="heavy" section={section}>
      <Sides>
        <Exhibit {...document}>
          <MarkedDocument document={document} notes={notes} />
        </Exhibit>
        <NumberedNotes notes={notes} />
      </Sides>
      <Actions actions={actions} />
    </SectionFrame>
  );
}

const Sides = styled('div')({
  display: 'grid',
  rowGap: 28,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '& > ol': { gap: '22px 32px', gridAutoColumns: 'minmax(0, 1fr)', fontSize: '1rem' },
  '@media (min-width: 800px)': { '&:has(del) > ol': { gridAutoFlow: 'column' } },
  '@media (min-width: 1000px)': { '&:not(:has(del))': halves },
});
