import type { CSSObject } from '@emotion/react';
import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { halves } from '../../theme/halves.ts';
import { Exhibit } from '../../ui/exhibit.tsx';
import { NumberedNotes } from '../../ui/numbered-notes.tsx';
import { SectionFrame } from '../../ui/section-frame.tsx';
import { isComparison } from '../shared/document-forms.tsx';
import { Inbox } from '../shared/inbox.tsx';
import { MarkedDocument } from '../shared/marked-document.tsx';

/** A document as it was found, with what is to be seen in it numbered; a message among others in the window of its mailbox. */
export function Annotated({ section }: { section: SectionOf<'annotated'> }) {
  const { document, inbox, notes, layout } = section;
  const Room = roomOf(section);
  const marked = <MarkedDocument document={document} notes={notes} />;
  const both = (
    <>
      <Exhibit {...document}>{inbox ? <Inbox lines={inbox}>{marked}</Inbox> : marked}</Exhibit>
      <NumberedNotes notes={notes} />
    </>
  );
  return (
    <SectionFrame weight="heavy" section={section} notes buttonsFirst>
      {layout ? both : <Room>{both}</Room>}
    </SectionFrame>
  );
}

const Sides = styled('div')({
  display: 'grid',
  rowGap: 28,
  columnGap: halves.columnGap,
  alignItems: 'start',
  '& > *': { minWidth: 0 },
  '& > ol': { gap: '22px 32px', gridAutoColumns: 'minmax(0, 1fr)' },
});

const below = (wide: number) =>
  styled(Sides)({
    // What is enclosed with a form is as wide as the form.
    '& dl + img': { width: '100%', background: 'var(--bg)' },
    [`@media (min-width: ${wide}px)`]: { '& > ol': { gridAutoFlow: 'column' } },
  });

const beside = (columns: string, notes: CSSObject) =>
  styled(Sides)({
    '@media (min-width: 1000px)': {
      gridTemplateColumns: columns,
      '& > ol': { paddingBlock: '60px 46px', ...notes },
    },
  });

/**
 * Where the notes stand: below what compares or encloses, as it takes all the width. At the side of
 * a document they share its lines, from its name to its source; those of a message in its mailbox
 * are no further apart than its notes are high.
 */
const ROOMS = {
  compared: below(800),
  enclosing: below(1000),
  mailbox: beside('2fr 1fr', {}),
  document: beside('7fr 5fr', { rowGap: 10, gridAutoRows: '1fr', height: '100%' }),
};

function roomOf({ document, inbox }: SectionOf<'annotated'>) {
  if (isComparison(document)) return ROOMS.compared;
  if (document.fields && document.picture) return ROOMS.enclosing;
  return inbox ? ROOMS.mailbox : ROOMS.document;
}
