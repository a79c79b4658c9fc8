import { styled } from '@mui/material/styles';
import { type } from '../../theme/typography.ts';
import { RichText } from '../../ui/rich-text.tsx';
import type { PairsProps } from './pairs.ts';

/** One row a pair. On phones a pair is stacked, and each cell repeats the head of its column. */
export function PairsTable({ section: { challenges, solutions }, pairs }: PairsProps) {
  return (
    <Grid>
      <thead>
        <tr>
          <th scope="col">{challenges.title}</th>
          <th scope="col">{solutions.title}</th>
        </tr>
      </thead>
      <tbody>
        {pairs.map(({ challenge, solution }) => (
          <tr key={challenge}>
            <Before>
              <CellHead aria-hidden="true">{challenges.title}</CellHead>
              <RichText text={challenge} />
            </Before>
            <After>
              <CellHead aria-hidden="true">{solutions.title}</CellHead>
              <RichText text={solution} />
            </After>
          </tr>
        ))}
      </tbody>
    </Grid>
  );
}

const PHONE = '@media screen and (max-width: 639.98px)';

const Grid = styled('table')({
  width: '100%',
  borderCollapse: 'collapse',
  lineHeight: 1.5,
  '& th': {
    ...type.middle,
    width: '50%',
    padding: '0 24px 16px 0',
    borderBottom: '1.5px solid var(--fg)',
    textAlign: 'left',
    verticalAlign: 'bottom',
  },
  '& th + th': { paddingLeft: 'clamp(20px, 3vw, 40px)' },
  '& tr': { breakInside: 'avoid' },
  [PHONE]: {
    display: 'block',
    '& tbody, & tr, & td': { display: 'block' },
    // Still read out as the heads of their columns.
    '& thead': { position: 'absolute', left: 0, clipPath: 'inset(50%)' },
    '& tr': { paddingBlock: 20, borderTop: '1px solid var(--line)' },
    '& tr:first-of-type': { borderTop: '1.5px solid var(--fg)' },
  },
});

const Cell = styled('td')({
  padding: '20px 24px 20px 0',
  borderBottom: '1px solid var(--line)',
  fontSize: '1.125rem',
  verticalAlign: 'top',
  [PHONE]: { padding: 0, border: 0, fontSize: '1rem' },
});

const Before = styled(Cell)({ color: 'var(--muted)' });

const After = styled(Cell)({
  paddingRight: 0,
  paddingLeft: 'clamp(20px, 3vw, 40px)',
  borderLeft: '1px solid var(--line)',
  [PHONE]: { paddingTop: 12, paddingLeft: 0, border: 0 },
});

const CellHead = styled('span')({
  display: 'none',
  [PHONE]: { ...type.label, display: 'block', marginBottom: 4, color: 'var(--muted)' },
});
