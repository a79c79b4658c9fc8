import { styled } from '@mui/material/styles';
import { NoteNumber } from './numbered-notes.tsx';
import { RichText } from './rich-text.tsx';
import { ItemTitle } from './section-frame.tsx';

interface Props {
  readings: { title: string; text: string }[];
  /** True where what they speak of has their numbers. */
  numbered?: boolean;
}

/** How to read what stands beside it, in a few words. */
export function Readings({ readings, numbered }: Props) {
  return (
    <List data-numbered={numbered ? '' : undefined}>
      {readings.map(({ title, text }, index) => (
        <li key={title}>
          {numbered && <NoteNumber number={index + 1} filled />}
          <ItemTitle>{title}</ItemTitle>
          <p>
            <RichText text={text} />
          </p>
        </li>
      ))}
    </List>
  );
}

const List = styled('ul')({
  display: 'grid',
  gap: '24px clamp(32px, 5vw, 80px)',
  gridAutoColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '& > li': { paddingTop: 20, borderTop: '1px solid var(--line)' },
  // As far down as what they speak of.
  '&&&[data-numbered]': {
    '@media (min-width: 1000px)': { alignContent: 'space-between', paddingBottom: 152 },
    '& > li': { position: 'relative', paddingLeft: 40 },
    '& > li > span': {
      position: 'absolute',
      left: 0,
      top: 20,
    },
  },
  '& p': { marginTop: 8, color: 'var(--muted)', lineHeight: 1.6 },
});
