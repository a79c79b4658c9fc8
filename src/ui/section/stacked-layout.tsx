import Container from '@mui/material/Container';
import type { ReactNode } from 'react';
import { type ActionsPosition, Section, type SectionProps } from './section.tsx';
import { SectionActions, SectionHead } from './section-head.tsx';

interface Props extends SectionProps {
  actionsIn?: ActionsPosition;
  /** Shown in the head, below the intro. */
  aside?: ReactNode;
  /** Shown last, across the full width of the window. */
  fullWidth?: ReactNode;
}

/** Head above, content below: the layout of most sections. */
export function StackedLayout({ actionsIn = 'foot', aside, fullWidth, children, ...props }: Props) {
  return (
    <Section {...props}>
      <Container>
        <SectionHead
          split
          variant={props.weight === 'heavy' ? 'display' : 'h2'}
          aside={aside}
          hasActions={actionsIn === 'head'}
        />
        {children}
        {actionsIn === 'foot' && <SectionActions />}
      </Container>
      {fullWidth}
    </Section>
  );
}
