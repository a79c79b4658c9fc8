import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useSite } from '../../../ui/data/site-context.ts';
import { cardSpan, JoinedCard, JoinedCards } from '../../../ui/joined-cards.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { RichText } from '../../../ui/rich-text.tsx';
import { size } from '../../../ui/theme/size.ts';
import type { PairsProps } from './pairs.ts';
import { SideLabel } from './side-label.tsx';

/** One card per pair: the challenge above, its solution below on the opposite ground. */
export function PairCards({ section, pairs }: PairsProps) {
  const { challenges, solutions, pictures, background } = section;
  const { emphasis = 'ink' } = useSite();
  const columns = pairs.length % 4 === 0 ? 4 : 3;
  return (
    <JoinedCards columns={columns}>
      {pairs.map(({ challenge, solution }, index) => (
        <PairCard
          key={challenge}
          sx={[cardSpan(index, pairs.length, columns), { gridRow: pictures && 'span 3' }]}
        >
          {pictures?.[index] && <Drawing picture={pictures[index]} />}
          <Half>
            <SideLabel title={challenges.title} first={index === 0} />
            <Typography variant="middle" component="p">
              <RichText text={challenge} />
            </Typography>
          </Half>
          <Answer data-background={background === 'ink' ? 'paper' : emphasis}>
            <SideLabel title={solutions.title} first={index === 0} />
            <Typography>
              <RichText text={solution} />
            </Typography>
          </Answer>
        </PairCard>
      ))}
    </JoinedCards>
  );
}

/** Its rows are those of its neighbours, so that the answers of a row start at the same height. */
const PairCard = styled(JoinedCard)({
  display: 'grid',
  gridRow: 'span 2',
  gridTemplateRows: 'subgrid',
  padding: 0,
});

const Drawing = styled(Picture)({ width: '100%', borderBottom: '1px solid var(--line)' });

const Half = styled('div')({ padding: 'var(--pad)', fontSize: size.text, lineHeight: 1.55 });

/** Its point on the edge shows that it answers what stands above. */
const Answer = styled(Half)({
  position: 'relative',
  '&::before': {
    content: '""',
    position: 'absolute',
    left: 'var(--pad)',
    bottom: '100%',
    border: 'solid transparent',
    borderWidth: '0 11px 11px',
    borderBottomColor: 'var(--bg)',
    // A browser would paint all its edges.
    '@media (forced-colors: active)': { display: 'none' },
  },
  '@media print': { borderTop: '1px solid var(--line)' },
});
