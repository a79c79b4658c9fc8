import { styled } from '../theme/styled.tsx';
import { RichText } from './rich-text.tsx';
import { ItemTitle } from './section-frame.tsx';

interface Props {
  readings: { title: string; text: string }[];
}

/** How to read what stands beside it, in a few words. */
export function Readings({ readings }: Props) {
  return (
    <List>
      {readings.map(({ title, text }) => (
        <li key={title}>
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
  '& p': { marginTop: 8, color: 'var(--muted)', lineHeight: 1.6 },
});
