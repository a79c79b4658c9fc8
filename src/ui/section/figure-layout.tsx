import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakpoints, spacing } from '../theme/breakpoints.ts';
import { halves, narrowHead, PAGE_MARGIN } from '../theme/layout.ts';
import { type ActionsPosition, Section, type SectionProps } from './section.tsx';
import { SectionActions, SectionHead } from './section-head.tsx';

interface Props extends Omit<SectionProps, 'children'> {
  /** `beside`: the figure is at the right of head and notes. `edge`: it also extends to the edge of the window. */
  layout: 'beside' | 'edge';
  actionsIn?: ActionsPosition;
  figure: ReactNode;
  /** Text about the figure: below the head on wide screens, below the figure on narrow ones. */
  notes: ReactNode;
}

/** A large figure at the right of its head and of the text about it. */
export function FigureLayout({ layout, actionsIn = 'foot', figure, notes, ...props }: Props) {
  const { Columns, Head, Figure, Notes } = layout === 'edge' ? EDGE : BESIDE;
  return (
    <Section weight="heavy" {...props}>
      <Columns>
        <Head
          pageVariant={layout === 'edge' ? 'display' : 'h1'}
          hasActions={actionsIn === 'head'}
        />
        <Figure>{figure}</Figure>
        <Notes>{notes}</Notes>
        {actionsIn === 'foot' && <SectionActions />}
      </Columns>
    </Section>
  );
}

const NotesBelow = styled('div')({ marginTop: 'min(28px, 8px + 2vw)' });

const BESIDE = {
  Columns: styled(Container)({
    [breakpoints.up('lg')]: {
      display: 'grid',
      ...narrowHead,
      gridTemplateAreas: '"head figure" "notes figure"',
      gridTemplateRows: 'auto 1fr',
    },
  }),
  Head: styled(SectionHead)({
    [breakpoints.up('lg')]: { gridArea: 'head', alignSelf: 'start', marginBottom: 0 },
  }),
  Figure: styled('div')({ [breakpoints.up('lg')]: { gridArea: 'figure', alignSelf: 'start' } }),
  Notes: styled(NotesBelow)({
    [breakpoints.up('lg')]: { gridArea: 'notes', marginTop: spacing(4) },
  }),
};

/** A wider column, for a document with notes beside it. */
const VERY_WIDE = breakpoints.up('xl');
const share = (part: number) => `minmax(0, calc(var(--content) * ${part}))`;

const EDGE = {
  Columns: styled(Container)({
    [VERY_WIDE]: {
      display: 'grid',
      maxWidth: 'none',
      paddingInline: 0,
      gridTemplateAreas: '". head figure figure" ". notes figure figure"',
      gridTemplateRows: 'auto 1fr',
      gridTemplateColumns: `${PAGE_MARGIN} ${share(0.33)} ${share(0.67)} ${PAGE_MARGIN}`,
    },
  }),
  Head: styled(SectionHead)({
    [VERY_WIDE]: { gridArea: 'head', marginRight: halves.columnGap, marginBottom: 0 },
  }),
  Figure: styled('div')({ [VERY_WIDE]: { gridArea: 'figure', alignSelf: 'start' } }),
  Notes: styled(NotesBelow)({
    [VERY_WIDE]: { gridArea: 'notes', marginRight: halves.columnGap, marginTop: spacing(4) },
  }),
};
