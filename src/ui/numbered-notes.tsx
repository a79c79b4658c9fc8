import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { format } from '../lib/format.ts';
import { useMessages } from './data/site-context.ts';
import { useNumeral } from './data/use-numeral.ts';
import { RichText } from './rich-text.tsx';
import { litPair } from './theme/marks.ts';
import { size } from './theme/size.ts';

interface Note {
  title?: string;
  text: string;
  main?: boolean;
}

interface NotesProps {
  notes: Note[];
  /** The id of a figure whose numbers are links to the notes. */
  figure?: string;
  className?: string;
}

/** The notes that the numbers in a figure refer to. */
export function NumberedNotes({ notes, figure, className }: NotesProps) {
  return (
    <Notes component="ol" disablePadding className={className}>
      {notes.map(({ title, text, main }, index) => (
        <Item key={text} data-note={index + 1} id={figure && noteId(figure, index + 1)}>
          <NoteNumber number={index + 1} main={main} />
          <Words>
            {title && <strong>{title}</strong>}
            <Typography color="textSecondary">
              <RichText text={text} />
            </Typography>
          </Words>
        </Item>
      ))}
    </Notes>
  );
}

interface NumberProps {
  number: number;
  main?: boolean;
  /** True to place it on the edge of a sheet. */
  filled?: boolean;
  /** The id of the note, if the number is a link to it. */
  note?: string;
  className?: string;
}

/** The id of a note of a figure. */
export const noteId = (figure: string, number: number) => `${figure}${number}`;

/** A number in a ring, as in the figure. */
export function NoteNumber({ number, main, filled, note, className }: NumberProps) {
  const { exhibits } = useMessages();
  const written = useNumeral()(number);
  const Shape = filled ? Disc : Ring;
  const mark = { 'data-main': main ? '' : undefined, className, children: written };
  if (!note) return <Shape aria-hidden="true" {...mark} />;
  const link = {
    as: 'a' as const,
    href: `#${note}`,
    'aria-label': format(exhibits.note, { number: written }),
  };
  return <Shape {...link} {...mark} />;
}

const Ring = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  color: 'inherit',
  fontSize: size.label,
  fontWeight: 650,
  lineHeight: 1,
  textDecoration: 'none',
  [litPair((note) => `${note} &`)]: {
    background: 'var(--fg)',
    borderColor: 'var(--fg)',
    color: 'var(--bg)',
  },
  '&[data-main]': {
    background: 'var(--brand)',
    borderColor: 'var(--brand)',
    color: 'var(--white)',
  },
  '@media print': {
    '&[data-main]': {
      background: 'none',
      borderWidth: 3,
      borderColor: 'currentColor',
      color: 'inherit',
    },
  },
});

/** In print it is a ring as well. */
const Disc = styled(Ring)({
  '@media screen': { background: 'var(--fg)', borderColor: 'var(--fg)', color: 'var(--bg)' },
  [litPair((reading) => `${reading} &`, 'data-reading')]: {
    background: 'var(--bg)',
    color: 'var(--fg)',
  },
});

const Notes = styled(List)({ display: 'grid', gap: 14, lineHeight: 1.5 }) as typeof List;

const Item = styled('li')({ display: 'flex', gap: 14, alignItems: 'flex-start', minWidth: 0 });

const Words = styled('div')({ minWidth: 0 }); // so that a long address breaks
