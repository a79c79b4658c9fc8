import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import type { AnnotatedDocument, AnnotatedNote } from '../../../types/config.gen.ts';
import { NoteNumber, noteId } from '../../../ui/numbered-notes.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { DocumentFields } from './document-fields.tsx';
import { DocumentLines } from './document-lines.tsx';
import { LogCells, NumberOfRow } from './log-cells.tsx';

interface Props {
  document: AnnotatedDocument;
  notes?: AnnotatedNote[];
  /** The id that links the numbers to the notes beside it. */
  id: string;
}

/** A document in which numbers refer to notes. */
export function MarkedDocument({ document, notes, id }: Props) {
  const { form, fields, lines, picture } = document;
  const isLog = isLogInColumns(document);
  const marked = new Set<number>();
  const numberOf = (note: number | undefined, Mark: ElementType = NoteNumber) => {
    if (note === undefined) return null;
    // Only the first mark of the main note is red.
    const main = !marked.has(note) && notes?.[note - 1]?.main;
    marked.add(note);
    return <Mark number={note} main={main} note={notes?.[note - 1] && noteId(id, note)} />;
  };
  const numbersOfFields = fields?.map(({ note }) => numberOf(note)) ?? [];
  const numbersOfLines = lines?.map(({ note }) => numberOf(note, isLog ? NumberOfRow : NoteNumber));
  const Lines = isLog ? LogCells : DocumentLines;
  const Shown = form === 'poster' ? PosterPicture : fields ? EnclosedPicture : Picture;
  return (
    <Root>
      {fields && (
        <DocumentFields fields={fields} numbers={numbersOfFields} last={!picture && !lines} />
      )}
      {picture && <Shown picture={picture} />}
      {lines && <Lines form={form} lines={lines} numbers={numbersOfLines ?? []} />}
    </Root>
  );
}

/** A log whose lines are cells: src/content/compile/logs/. */
const isLogInColumns = ({ form }: { form: string }) => form === 'columns';

const Root = styled('div')({ overflowWrap: 'anywhere' });

/** As wide as the fields above it, but not so tall that its letters would be larger than theirs. */
const EnclosedPicture = styled(Picture)({
  width: '100%',
  maxHeight: 440,
  objectFit: 'contain',
  background: 'var(--bg)',
});

/** Centred, as its lines are. */
const PosterPicture = styled(Picture)({ margin: '32px auto 0' });
