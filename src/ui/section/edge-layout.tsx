import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId } from 'react';
import { WIDE } from '../../theme/wide.ts';
import { Actions } from '../actions.tsx';
import { Section } from './section.tsx';
import type { SectionContent } from './section-content.ts';
import { SectionHead } from './section-head.tsx';

interface Props {
  section: SectionContent;
  /** True to have the figure go on to the right edge of a wide window; else it ends where all else does. */
  toTheEdge?: boolean;
  /** Where its buttons stand: below all else, or in the head. */
  actionsIn?: 'foot' | 'head';
  figure: ReactNode;
  /** What is said about the figure, below it. */
  notes?: ReactNode;
}

/** A figure below its head; on narrow screens from edge to edge. */
export function EdgeLayout({ section, toTheEdge, actionsIn = 'foot', figure, notes }: Props) {
  const headingId = useId();
  const Figure = toTheEdge ? FigureToTheEdge : 'div';
  return (
    <Section
      id={section.id}
      headingId={section.title && headingId}
      background={section.background ?? 'paper'}
      weight="heavy"
    >
      <WideIntro>
        <SectionHead
          section={section}
          headingId={headingId}
          variant="display"
          pageVariant="h1Narrow"
          actions={actionsIn === 'head' ? section.actions : undefined}
        />
        <Figure>{figure}</Figure>
        {notes && <Notes>{notes}</Notes>}
        {actionsIn === 'foot' && <Actions actions={section.actions} />}
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
