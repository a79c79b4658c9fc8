import { styled } from '@mui/material/styles';
import { createContext, type ReactNode, useContext, useId } from 'react';
import type { Action, Background } from '../../types/config.gen.ts';
import { PHONE, spacing } from '../theme/breakpoints.ts';

/** The fields of a section's configuration that every layout uses. */
interface SectionContent {
  id?: string;
  background?: Background;
  eyebrow?: string;
  title?: string;
  intro?: string;
  actions?: Action[];
}

export interface SectionProps {
  section: SectionContent;
  /** The background of a section that does not choose one. */
  background?: Background;
  /** Text alone is light, a drawing or a document is heavy: it gets more space around it. */
  weight?: 'light' | 'heavy';
  className?: string;
  children?: ReactNode;
}

/** The position of a section's buttons: below all else, in its head, or where its content has them. */
export type ActionsPosition = 'foot' | 'head' | 'content';

const SectionContext = createContext<{ section: SectionContent; headingId: string } | null>(null);

/** The configuration of the section around, for its head and its buttons. */
export function useSection() {
  const value = useContext(SectionContext);
  if (!value) throw new Error('useSection needs a Section above it');
  return value;
}

/** The landmark of a section: its anchor, its background and the space above and below. */
export function Section({
  section,
  background = 'paper',
  weight,
  className,
  children,
}: SectionProps) {
  const headingId = useId();
  return (
    <SectionContext value={{ section, headingId }}>
      <Root
        id={section.id}
        className={className}
        data-background={section.background ?? background}
        data-weight={weight}
        aria-labelledby={section.title && headingId}
      >
        {children}
      </Root>
    </SectionContext>
  );
}

const Root = styled('section')({
  paddingBlock: 'var(--space)',
  '&[data-weight=light]': { paddingBlock: 'calc(var(--space) * 2 / 3)' },
  '&[data-weight=heavy]': {
    paddingBlock: 'calc(var(--space) * 4 / 3)',
    [PHONE]: { paddingBlock: 'var(--space)' },
  },
  // Two sections on one background share the space between them, unless the upper one ends in a picture.
  'section[data-background=paper]:not([data-flush]) + &[data-background=paper], section[data-background=white]:not([data-flush]) + &[data-background=white], section[data-background=ink]:not([data-flush]) + &[data-background=ink]':
    { paddingTop: 0, scrollMarginTop: 8 },
  // The first section of a page, below the breadcrumbs.
  'nav + &[data-background]': { paddingTop: spacing(8) },
});
