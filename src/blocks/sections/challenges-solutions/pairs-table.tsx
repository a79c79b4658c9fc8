import { styled } from '@mui/material/styles';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { RichText } from '../../../ui/rich-text.tsx';
import { PHONE, spacing } from '../../../ui/theme/breakpoints.ts';
import { size } from '../../../ui/theme/size.ts';
import { type } from '../../../ui/theme/typography.ts';
import type { PairsProps } from './pairs.ts';

/** One row per pair. On phones a pair is stacked, and the cells of the first have the heads of the columns. */
export function PairsTable({ section: { challenges, solutions }, pairs }: PairsProps) {
  return (
    <Pairs size="small">
      <Head>
        <TableRow>
          <ChallengesHead>{challenges.title}</ChallengesHead>
          <SolutionsHead>{solutions.title}</SolutionsHead>
        </TableRow>
      </Head>
      <Body>
        {pairs.map(({ challenge, solution }, index) => (
          <Pair key={challenge}>
            <Challenge>
              {index === 0 && <CellHead>{challenges.title}</CellHead>}
              <RichText text={challenge} />
            </Challenge>
            <Solution>
              {index === 0 && <CellHead>{solutions.title}</CellHead>}
              <RichText text={solution} />
            </Solution>
          </Pair>
        ))}
      </Body>
    </Pairs>
  );
}

const block = { [PHONE]: { display: 'block' } };
const start = 'clamp(20px, 3vw, 40px)';

const Pairs = styled(Table)({ ...block, lineHeight: 1.5 });

/** Hidden on phones, but still read out as column heads. */
const Head = styled(TableHead)({
  [PHONE]: { position: 'absolute', left: 0, clipPath: 'inset(50%)' },
});

const Body = styled(TableBody)(block);

const Pair = styled(TableRow)({
  breakInside: 'avoid',
  [PHONE]: {
    display: 'block',
    paddingBlock: spacing(2.5),
    borderTop: '1px solid var(--line)',
    '&:first-of-type': { borderTop: '1.5px solid var(--fg)' },
  },
});

const ChallengesHead = styled(TableCell)({
  ...type.middle,
  width: '50%',
  padding: spacing(0, 3, 2, 0),
  borderBottom: '1.5px solid var(--fg)',
  color: 'inherit',
  verticalAlign: 'bottom',
});

const SolutionsHead = styled(ChallengesHead)({
  '&:last-child': { padding: `0 24px 16px ${start}` },
});

const Challenge = styled(TableCell)({
  padding: spacing(2.5, 3, 2.5, 0),
  fontSize: size.text,
  fontWeight: 600,
  [PHONE]: { display: 'block', padding: 0, border: 0 },
});

const Solution = styled(Challenge)({
  paddingLeft: start,
  borderLeft: '1px solid var(--line)',
  fontWeight: 'inherit',
  [PHONE]: { padding: spacing(1, 0, 0), border: 0 },
});

const CellHead = ({ children }: { children: string }) => (
  <CellHeadText variant="label" color="textSecondary" aria-hidden="true">
    {children}
  </CellHeadText>
);

const CellHeadText = styled(Typography)({
  display: 'none',
  [PHONE]: { display: 'block', marginBottom: spacing(0.5) },
});
