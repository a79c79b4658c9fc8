import { styled } from '@mui/material/styles';
import { useId } from 'react';
import type { SectionOf } from '../../../ui/data/types.ts';
import { Exhibit } from '../../../ui/exhibit.tsx';
import { NumberedNotes } from '../../../ui/numbered-notes.tsx';
import { FigureLayout } from '../../../ui/section/figure-layout.tsx';
import { StackedLayout } from '../../../ui/section/stacked-layout.tsx';
import { breakpoints, spacing } from '../../../ui/theme/breakpoints.ts';
import { halves } from '../../../ui/theme/layout.ts';
import { isComparison } from '../shared/document-fields.tsx';
import { Inbox } from '../shared/inbox.tsx';
import { MarkedDocument } from '../shared/marked-document.tsx';

/** A document with numbered notes; a message may be shown in its mailbox. */
export function Annotated({ section }: { section: SectionOf<'annotated'> }) {
  const { document, inbox, notes, layout } = section;
  const { Sides, Notes } = placementOf(section);
  const id = useId();
  const marked = <MarkedDocument document={document} notes={notes} id={id} />;
  const figure = (
    <Exhibit {...document} shape={layout === 'edge' ? 'edgeBeside' : 'framed'}>
      {inbox ? <Inbox lines={inbox}>{marked}</Inbox> : marked}
    </Exhibit>
  );
  if (layout)
    return (
      <FigureLayout
        section={section}
        layout={layout}
        actionsIn="head"
        figure={figure}
        notes={<NumberedNotes notes={notes} figure={id} />}
      />
    );
  return (
    <StackedLayout weight="heavy" section={section} actionsIn="head">
      <Sides>
        {figure}
        <Notes notes={notes} figure={id} />
      </Sides>
    </StackedLayout>
  );
}

const Below = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: spacing(3.5),
  columnGap: halves.columnGap,
  alignItems: 'start',
});

const columns = (gridTemplateColumns: string) =>
  styled(Below)({ [breakpoints.up('lg')]: { gridTemplateColumns } });

const NotesInRows = styled(NumberedNotes)({
  gap: '22px 32px',
  gridAutoColumns: 'minmax(0, 1fr)',
});

const NotesInColumns = styled(NotesInRows)({ [breakpoints.up('lg')]: { gridAutoFlow: 'column' } });

const NotesBesideMail = styled(NotesInRows)({
  [breakpoints.up('lg')]: { paddingBlock: '60px 46px' },
});

/** The document from its name to its source. */
const NotesBesideDocument = styled(NotesBesideMail)({
  [breakpoints.up('lg')]: { rowGap: 10, gridAutoRows: '1fr', height: '100%' },
});

/**
 * The position of the notes: below a document that compares or encloses, which takes all the width. Beside
 * a document they share its rows; those of a message in its mailbox are no further apart than the
 * notes are tall.
 */
const PLACEMENTS = {
  compared: { Sides: Below, Notes: NotesInColumns },
  enclosing: { Sides: Below, Notes: NotesInColumns },
  mailbox: { Sides: columns('minmax(0, 2fr) minmax(0, 1fr)'), Notes: NotesBesideMail },
  document: { Sides: columns('minmax(0, 7fr) minmax(0, 5fr)'), Notes: NotesBesideDocument },
};

function placementOf({ document, inbox }: SectionOf<'annotated'>) {
  if (isComparison(document)) return PLACEMENTS.compared;
  if (document.fields && document.picture) return PLACEMENTS.enclosing;
  return inbox ? PLACEMENTS.mailbox : PLACEMENTS.document;
}
