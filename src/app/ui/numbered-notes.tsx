import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { size } from '../theme/size.ts';
import { RichText } from './rich-text.tsx';

interface Note {
  title?: string;
  text: string;
  main?: boolean;
}

/** The notes that the numbers in a figure refer to. */
export function NumberedNotes({ notes, className }: { notes: Note[]; className?: string }) {
  return (
    <Notes component="ol" disablePadding className={className}>
      {notes.map(({ title, text, main }, index) => (
        <Item key={text}>
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
  className?: string;
}

/** A number in a ring, as in the figure. */
export function NoteNumber({ number, main, filled, className }: NumberProps) {
  const Shape = filled ? Disc : Ring;
  return (
    <Shape aria-hidden="true" data-main={main ? '' : undefined} className={className}>
      {number}
    </Shape>
  );
}

const Ring = styled('span')({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: 24,
  height: 24,
  border: '1.5px solid currentColor',
  borderRadius: '50%',
  fontSize: size.label,
  fontWeight: 650,
  lineHeight: 1,
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
});

const Notes = styled(List)({ display: 'grid', gap: 14, lineHeight: 1.5 }) as typeof List;

const Item = styled('li')({ display: 'flex', gap: 14, alignItems: 'flex-start', minWidth: 0 });

const Words = styled('div')({ minWidth: 0 }); // so that a long address breaks
