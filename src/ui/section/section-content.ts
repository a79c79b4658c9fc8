import type { Action, Background } from '../../types/config.gen.ts';

/** What every layout takes of a section's configuration. */
export interface SectionContent {
  id?: string;
  background?: Background;
  eyebrow?: string;
  title?: string;
  intro?: string;
  actions?: Action[];
}
