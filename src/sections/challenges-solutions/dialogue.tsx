import { styled } from '@mui/material/styles';
import { halves } from '../../theme/halves.ts';
import { type } from '../../theme/typography.ts';
import { RichText } from '../../ui/rich-text.tsx';
import type { PairsProps } from './pairs.ts';
import { SideLabel } from './side-label.tsx';

/** Each challenge in quotation marks, followed by its answer; the titles of the lists are the speakers. */
export function Dialogue({ section: { challenges, solutions }, pairs }: PairsProps) {
  return (
    <List>
      {pairs.map(({ challenge, solution }, index) => (
        <li key={challenge}>
          <div>
            <SideLabel title={challenges.title} first={index === 0} />
            <Said>
              <RichText text={challenge} />
            </Said>
          </div>
          <Answer>
            <SideLabel title={solutions.title} first={index === 0} />
            <p>
              <RichText text={solution} />
            </p>
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
    '& > li > div + div': { marginTop: 32 },
  },
});

const Said = styled('q')({ ...type.middle, display: 'block' });

/** Set in from the left where it stands below what it answers. */
const Answer = styled('div')({
  fontSize: '1.125rem',
  lineHeight: 1.55,
  paddingLeft: 20,
  borderLeft: '1.5px solid var(--fg)',
  '@media (min-width: 800px)': { paddingLeft: 24 },
});
