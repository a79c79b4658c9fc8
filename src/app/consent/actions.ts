import type { RefObject } from 'react';
import type { SiteConsent } from '../data/types.ts';

export interface ConsentActions {
  consent: SiteConsent;
  /** True after an answer, and the element that says so. */
  saved: boolean;
  status: RefObject<HTMLSpanElement | null>;
  openPreferences(): void;
  /** Records the answer and says so. */
  answer(categories: Record<string, boolean>): void;
  answerAll(allowed: boolean): void;
}
