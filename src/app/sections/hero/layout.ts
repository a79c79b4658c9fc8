import type { ReactNode } from 'react';
import type { SectionOf } from '../../../ui/data/types.ts';

export interface LayoutProps {
  section: SectionOf<'hero'>;
  /** The link back and the eyebrow. */
  above: ReactNode;
  /** The title with the subtitle and the badges. */
  head: ReactNode;
}

/** Media query of the layouts with text and picture side by side. */
export const COLUMNS = '@media (min-width: 900px)';
