import type { SectionOf } from '../../data/types.ts';
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
  gap: 'clamp(28px, 4vw, 56px)',
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '& > ol': { gap: 22, fontSize: '1rem' },
  '@media (min-width: 1000px)': { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)' },
});
