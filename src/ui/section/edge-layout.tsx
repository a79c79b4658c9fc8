import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { breakpoints } from '../theme/breakpoints.ts';
import { PAGE_MARGIN } from '../theme/layout.ts';
import { type ActionsPosition, Section, type SectionProps } from './section.tsx';
import { SectionActions, SectionHead } from './section-head.tsx';

interface Props extends Omit<SectionProps, 'children'> {
  /** True to extend the figure to both edges of a wide window. */
  toTheEdge?: boolean;
  actionsIn?: ActionsPosition;
  figure: ReactNode;
  /** Text about the figure, below it. */
  notes?: ReactNode;
}

/** A figure below its head; on narrow screens from edge to edge. */
export function EdgeLayout({ toTheEdge, actionsIn = 'foot', figure, notes, ...props }: Props) {
  const Columns = toTheEdge ? FullWidth : WideIntro;
  return (
    <Section weight="heavy" {...props}>
      <Columns>
        <Head variant="display" pageVariant="display" hasActions={actionsIn === 'head'} />
        <Figure>{figure}</Figure>
        {notes && <Notes>{notes}</Notes>}
        {actionsIn === 'foot' && (
          <Foot>
            <SectionActions />
          </Foot>
        )}
      </Columns>
    </Section>
  );
}

const WideIntro = styled(Container)({ [breakpoints.up('lg')]: { '--intro': '860px' } });

/** The content width and the two margins beside it; the figure also covers both margins. */
const FullWidth = styled(WideIntro)({
  [breakpoints.up('lg')]: {
    containerType: 'inline-size', // exhibit.tsx measures the margins by it
    display: 'grid',
    gridTemplateColumns: `${PAGE_MARGIN} minmax(0, var(--content)) ${PAGE_MARGIN}`,
    maxWidth: 'none',
    paddingInline: 0,
  },
});

const Head = styled(SectionHead)({ [breakpoints.up('lg')]: { gridColumn: 2 } });
const Figure = styled('div')({ [breakpoints.up('lg')]: { gridColumn: '1 / -1' } });
const Notes = styled('div')({
  marginTop: 'min(28px, 8px + 2vw)',
  [breakpoints.up('lg')]: { gridColumn: 2 },
});
const Foot = styled('div')({ [breakpoints.up('lg')]: { gridColumn: 2 } });
