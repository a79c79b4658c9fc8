import Container from '@mui/material/Container';
import { type ReactNode, useId } from 'react';
import type { Background } from '../../types/config.gen.ts';
import { Actions } from '../actions.tsx';
import { Section } from './section.tsx';
import type { SectionContent } from './section-content.ts';
import { SectionHead } from './section-head.tsx';

interface Props {
  section: SectionContent;
  /** Used when the section does not choose one. */
  background?: Background;
  weight?: 'light' | 'heavy';
  /** Where its buttons stand: below all else, or in the head. */
  actionsIn?: 'foot' | 'head';
  /** In the head, below the intro. */
  aside?: ReactNode;
  /** Below all else, from edge to edge of the window. */
  fullWidth?: ReactNode;
  className?: string;
  children?: ReactNode;
}

/** Head above, content below: the layout of most sections. */
export function StackedLayout({
  section,
  background = 'paper',
  weight,
  actionsIn = 'foot',
  aside,
  fullWidth,
  className,
  children,
}: Props) {
  const headingId = useId();
  return (
    <Section
      id={section.id}
      headingId={section.title && headingId}
      background={section.background ?? background}
      weight={weight}
      className={className}
    >
      <Container>
        <SectionHead
          section={section}
          headingId={headingId}
          split
          variant={weight === 'heavy' ? 'display' : 'h2'}
          aside={aside}
          actions={actionsIn === 'head' ? section.actions : undefined}
        />
        {children}
        {actionsIn === 'foot' && <Actions actions={section.actions} />}
      </Container>
      {fullWidth}
    </Section>
  );
}
