import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { WIDE } from '../../theme/wide.ts';
import { type ActionsPlace, Section, type SectionProps } from './section.tsx';
import { SectionActions } from './section-actions.tsx';
import { SectionHead } from './section-head.tsx';

interface Props extends Omit<SectionProps, 'children'> {
  /** True to have the figure go on to the right edge of a wide window; else it ends where all else does. */
  toTheEdge?: boolean;
  actionsIn?: ActionsPlace;
  figure: ReactNode;
  /** What is said about the figure, below it. */
  notes?: ReactNode;
}

/** A figure below its head; on narrow screens from edge to edge. */
export function EdgeLayout({ toTheEdge, actionsIn = 'foot', figure, notes, ...props }: Props) {
  const Figure = toTheEdge ? FigureToTheEdge : 'div';
  return (
    <Section weight="heavy" {...props}>
      <WideIntro>
        <SectionHead variant="display" pageVariant="h1Narrow" hasActions={actionsIn === 'head'} />
        <Figure>{figure}</Figure>
        {notes && <Notes>{notes}</Notes>}
        {actionsIn === 'foot' && <SectionActions />}
      </WideIntro>
    </Section>
  );
}

const WideIntro = styled(Container)({ [WIDE]: { '--intro': '860px' } });

const FigureToTheEdge = styled('div')({
  '@media screen and (min-width: 1000px)': {
    marginRight: 'min(-1 * var(--gutter), (var(--content) - 100vw) / 2)',
  },
});

const Notes = styled('div')({ marginTop: 28 });
