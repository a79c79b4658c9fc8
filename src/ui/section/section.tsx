import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { Background } from '../../types/config.gen.ts';

export interface SectionProps {
  id?: string;
  /** The id of the element that names it. */
  headingId?: string;
  background: Background;
  /** How much there is to look at: words alone are light, a drawing or a document is heavy. */
  weight?: 'light' | 'heavy';
  className?: string;
  children: ReactNode;
}

/** The landmark of a section: its anchor, its background and the space above and below. */
export function Section({ id, headingId, background, weight, className, children }: SectionProps) {
  return (
    <Root
      id={id}
      className={className}
      data-background={background}
      data-weight={weight}
      aria-labelledby={headingId}
    >
      {children}
    </Root>
  );
}

const Root = styled('section')({
  paddingBlock: 'var(--space)',
  '&[data-weight=light]': { paddingBlock: 'calc(var(--space) * 2 / 3)' },
  '&[data-weight=heavy]': { paddingBlock: 'calc(var(--space) * 4 / 3)' },
  // Two sections on one background share the space between them.
  '[data-background=paper] + &[data-background=paper], [data-background=white] + &[data-background=white], [data-background=ink] + &[data-background=ink]':
    { paddingTop: 0 },
  // The first of a page, below the breadcrumbs.
  'nav + &&': { paddingTop: 64 },
});
