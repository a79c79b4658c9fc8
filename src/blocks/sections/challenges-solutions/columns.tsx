import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Paper from '@mui/material/Paper';
import { styled } from '@mui/material/styles';
import { useSite } from '../../../ui/data/site-context.ts';
import type { SectionOf } from '../../../ui/data/types.ts';
import { RichText } from '../../../ui/rich-text.tsx';
import { ItemTitle } from '../../../ui/section/headings.tsx';
import { breakpoints, orOnPaper, spacing } from '../../../ui/theme/breakpoints.ts';

/** The two lists side by side; each solution is beside its challenge if there is space. */
export function Columns({ section }: { section: SectionOf<'challenges-solutions'> }) {
  return (
    <Sides>
      <Side {...section.challenges} />
      <Side {...section.solutions} answers />
    </Sides>
  );
}

function Side({ title, items, answers }: { title: string; items: string[]; answers?: boolean }) {
  const { emphasis = 'ink' } = useSite();
  return (
    <Panel data-background={answers && emphasis}>
      <ItemTitle>{title}</ItemTitle>
      <Points disablePadding>
        {items.map((item) => (
          <Point key={item} disableGutters>
            <Sign aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
              <path d={answers ? 'M3 10.5l5 5L17 5' : 'M5 5l10 10M15 5L5 15'} />
            </Sign>
            <span>
              <RichText text={item} />
            </span>
          </Point>
        ))}
      </Points>
    </Panel>
  );
}

const Sides = styled(Paper)({
  display: 'grid',
  overflow: 'hidden',
  [orOnPaper(breakpoints.up('lg'))]: { gridTemplateColumns: '1fr 1fr' },
  '@media print': { overflow: 'visible' }, // clipped content does not break between pages
});

/** A subgrid: title and points share their rows with the other list. */
const sharedRows = {
  display: 'grid',
  gridTemplateRows: 'subgrid',
  alignContent: 'start',
} as const;

const Panel = styled('div')({
  padding: 'clamp(24px, 3.4vw, 48px)',
  [breakpoints.up('lg')]: { ...sharedRows, gridRow: 'span 11' },
  '@media print': { '& + &': { borderLeft: '1px solid var(--line)' } },
});

const Points = styled(List)({
  marginTop: spacing(2.5),
  [breakpoints.up('lg')]: { ...sharedRows, gridRow: '2 / -1' },
});

const Point = styled(ListItem)({
  alignItems: 'flex-start',
  gap: spacing(2),
  paddingBlock: spacing(2),
  borderTop: '1px solid var(--line)',
});

const Sign = styled('svg')({
  flexShrink: 0,
  marginTop: spacing(0.5),
  fill: 'none',
  stroke: 'var(--muted)',
  strokeWidth: 1.6,
});
