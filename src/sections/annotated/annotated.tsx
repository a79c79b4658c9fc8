import type { SectionOf } from '../../data/types.ts';
import { halves } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { Exhibit } from '../../ui/exhibit.tsx';
import { NumberedNotes } from '../../ui/numbered-notes.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import { MarkedDocument } from '../shared/marked-document.tsx';
import { Inbox } from './inbox.tsx';

/** A document as it was found, with what is to be seen in it numbered; a message among others in the window of its mailbox. */
export function Annotated({ section }: { section: SectionOf<'annotated'> }) {
  const { document, inbox, notes, layout } = section;
  const marked = <MarkedDocument document={document} notes={notes} />;
  const both = (
    <>
      <Exhibit {...document}>{inbox ? <Inbox lines={inbox}>{marked}</Inbox> : marked}</Exhibit>
      <NumberedNotes notes={notes} />
    </>
  );
  return (
    <SectionFrame weight="heavy" section={section} notes buttonsFirst>
      {layout ? both : <Sides>{both}</Sides>}
    </SectionFrame>
  );
}

const Sides = styled('div')({
  display: 'grid',
  rowGap: 28,
  columnGap: halves.columnGap,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  // What is enclosed with a form is as wide as the form.
  '& dl + img': { width: '100%', background: 'var(--bg)' },
  '& > ol': { gap: '22px 32px', gridAutoColumns: 'minmax(0, 1fr)' },
  '@media (min-width: 800px)': { '&:has(del) > ol': { gridAutoFlow: 'column' } },
  '@media (min-width: 1000px)': {
    '&:has(dl + img) > ol': { gridAutoFlow: 'column' },
    '&:not(:has(del, dl + img))': {
      gridTemplateColumns: '2fr 1fr',
      '& > ol': { paddingBlock: '60px 46px' },
    },
    // At the side of a document they share its lines, from its name to its source; those of a
    // message are no further apart than its notes are high.
    '&:not(:has(del, dl + img, figure ul))': {
      gridTemplateColumns: '7fr 5fr',
      '& > ol': { rowGap: 10, gridAutoRows: '1fr', height: '100%' },
    },
  },
});
