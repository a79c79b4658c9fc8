import { styled } from '@mui/material/styles';
import type { SectionOf } from '../../data/types.ts';
import { RichText } from '../../ui/rich-text.tsx';
import { ItemTitle } from '../../ui/section/headings.tsx';

/** The two lists side by side; an answer faces its question where there is room. */
export function Columns({ section }: { section: SectionOf<'challenges-solutions'> }) {
  return (
    <Sides>
      <Side {...section.challenges} />
      <Side {...section.solutions} answers />
    </Sides>
  );
}

function Side({ title, items, answers }: { title: string; items: string[]; answers?: boolean }) {
  return (
    <Panel data-background={answers ? 'ink' : undefined}>
      <ItemTitle>{title}</ItemTitle>
      <ul>
        {items.map((item) => (
          <li key={item}>
            <svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
              <path d={answers ? 'M3 10.5l5 5L17 5' : 'M5 5l10 10M15 5L5 15'} />
            </svg>
            <span>
              <RichText text={item} />
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Sides = styled('div')({
  display: 'grid',
  border: '1px solid var(--line)',
  borderRadius: 'var(--radius)',
  overflow: 'hidden',
  '@media (min-width: 800px), print': { gridTemplateColumns: '1fr 1fr' },
  '@media print': { overflow: 'visible' }, // what is clipped is not broken between pages
});

const Panel = styled('div')({
  padding: 'clamp(24px, 3.4vw, 48px)',
  // Title and points share their rows with the other side, so that an answer faces its question.
  '@media (min-width: 800px)': {
    '&, & > ul': { display: 'grid', gridTemplateRows: 'subgrid', alignContent: 'start' },
    gridRow: 'span 11',
    '& > ul': { gridRow: '2 / -1' },
  },
  '&:not([data-background])': { background: 'var(--card)' },
  '@media print': { '& + &': { borderLeft: '1px solid var(--line)' } },
  '& > ul': { marginTop: 20 },
  '& li': {
    display: 'flex',
    alignItems: 'flex-start',
    gap: 16,
    paddingBlock: 16,
    borderTop: '1px solid var(--line)',
    '& > svg': {
      flexShrink: 0,
      marginTop: 4,
      fill: 'none',
      stroke: 'var(--muted)',
      strokeWidth: 1.6,
    },
  },
});
