import { styled } from '@mui/material/styles';
import type { ElementType } from 'react';
import { format } from '../../../lib/format.ts';
import { useMessages } from '../../data/site-context.ts';
import type { AnnotatedDocument, AnnotatedNote } from '../../types/config.gen.ts';
import { NoteNumber } from '../../ui/numbered-notes.tsx';
import { Picture } from '../../ui/picture.tsx';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';
import { DocumentFields } from './document-fields.tsx';
import { DocumentLines } from './document-lines.tsx';
import { LogCells, NumberOfRow } from './log-cells.tsx';

interface Props {
  document: AnnotatedDocument;
  notes?: AnnotatedNote[];
}

/** A document in which numbers refer to notes. */
export function MarkedDocument({ document, notes }: Props) {
  const { form, fields, lines, picture } = document;
  const { exhibits } = useMessages();
  const isLog = isLogInColumns(document);
  const marked = new Set<number>();
  const numberOf = (note: number | undefined, Mark: ElementType = NoteNumber) => {
    if (note === undefined) return null;
    // Only the first mark of the main note is red.
    const main = !marked.has(note) && notes?.[note - 1]?.main;
    marked.add(note);
    return (
      <>
        <VisuallyHidden>{` (${format(exhibits.note, { number: note })})`}</VisuallyHidden>
        <Mark number={note} main={main} />
      </>
    );
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

/** As wide as the fields above it. */
const EnclosedPicture = styled(Picture)({ width: '100%', background: 'var(--bg)' });

/** Centred, as its lines are. */
const PosterPicture = styled(Picture)({ margin: '32px auto 0' });
