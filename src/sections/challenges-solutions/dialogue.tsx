import { halves } from '../../theme/halves.ts';
import { styled } from '../../theme/styled.tsx';
import { type } from '../../theme/typography.ts';
import { RichText } from '../../ui/rich-text.tsx';
import type { PairsProps } from './pairs.ts';

/** Each challenge in quotation marks, followed by its answer; the titles of the lists are the speakers. */
export function Dialogue({ section: { challenges, solutions }, pairs }: PairsProps) {
  return (
    <List>
      {pairs.map(({ challenge, solution }) => (
        <li key={challenge}>
          <p>
            <Speaker>{challenges.title}</Speaker>{' '}
            <Said>
              <RichText text={challenge} />
            </Said>
          </p>
          <Answer>
            <Speaker>{solutions.title}</Speaker> <RichText text={solution} />
          </Answer>
        </li>
      ))}
    </List>
  );
}

/** On wide screens an answer stands at the right, a little lower than what it answers. */
const List = styled('ol')({
  display: 'grid',
  gap: 40,
  '& > li': { display: 'grid', gap: 20, breakInside: 'avoid' },
  '@media (min-width: 800px)': {
    gap: 20,
    '& > li': halves,
    '& > li > p + p': { marginTop: 44 },
  },
});

const Speaker = styled('strong')({
  ...type.label,
  display: 'block',
  marginBottom: 10,
  color: 'var(--muted)',
});

const Said = styled('q')({ ...type.middle, display: 'block' });

/** Set in from the left where it stands below what it answers. */
const Answer = styled('p')({
  fontSize: '1.125rem',
  lineHeight: 1.55,
  paddingLeft: 20,
  borderLeft: '1.5px solid var(--fg)',
  '@media (min-width: 800px)': { paddingLeft: 24 },
});
