import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ElementType } from 'react';
import { Fragment, type ReactNode } from 'react';
import type { AnnotatedDocument, AnnotatedNote } from '../../../types/config.gen.ts';
import { NoteNumber, noteId } from '../../../ui/numbered-notes.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { breakpoints, orOnPaper } from '../../../ui/theme/breakpoints.ts';
import { DocumentFields } from './document-fields.tsx';
import type { LinesProps } from './document-lines.tsx';
import { DocumentLines } from './document-lines.tsx';
import { NotedWords } from './noted-words.ts';

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

/** The lines of a log as a table: time, actor, action. On a phone the time is at the left of the others. */
function LogCells({ lines, numbers }: LinesProps) {
  return (
    <Log>
      {lines.map(({ text, note }, index) => (
        <Row key={index} data-note={note}>
          {text.split('\t').map((cell, column) => {
            const Cell = CELLS[column] ?? Action;
            return (
              <Fragment key={column}>
                <Cell>{cell}</Cell>{' '}
              </Fragment>
            );
          })}
          {numbers[index]}
        </Row>
      ))}
    </Log>
  );
}

const AS_TABLE = orOnPaper(breakpoints.up('sm'));

const Log = styled('div')({
  [AS_TABLE]: {
    display: 'table',
    width: 'calc(100% - var(--start) - var(--end))',
    marginLeft: 'var(--start)',
    borderCollapse: 'collapse',
  },
});

const Row = styled(Typography)({
  position: 'relative',
  padding: '8px calc(var(--end) + 32px) 8px calc(var(--start) + 5.25em)',
  borderBottom: '1px solid var(--line)',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '&:last-of-type': { borderBottom: 0 },
  [AS_TABLE]: { display: 'table-row' },
});

const inTable = { display: 'table-cell', padding: '9px 24px 9px 0' };

const OtherCell = styled('span')({ [AS_TABLE]: inTable });

const Time = styled('span')({
  position: 'absolute',
  left: 'var(--start)',
  color: 'var(--muted)',
  [AS_TABLE]: { ...inTable, position: 'static' },
});

const CELLS = [Time, styled(OtherCell)({ fontWeight: 600 })];

/** What a note explains of a line. */
const Action = ({ children }: { children: ReactNode }) => (
  <OtherCell>
    <NotedWords>{children}</NotedWords>
  </OtherCell>
);

/** It floats, so that it does not make the row taller. */
const NumberOfRow = styled(NoteNumber)({
  position: 'absolute',
  top: 8,
  right: 'var(--end)',
  float: 'right',
  marginBottom: -6,
  [AS_TABLE]: { position: 'static' },
});
