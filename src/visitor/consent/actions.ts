import type { RefObject } from 'react';
import type { SiteConsent } from '../../ui/data/types.ts';

export interface ConsentActions {
  consent: SiteConsent;
  /** True after an answer; the ref of the element that says so. */
  saved: boolean;
  status: RefObject<HTMLSpanElement | null>;
  openPreferences(): void;
  /** Stores the answer and confirms it. */
  answer(categories: Record<string, boolean>): void;
  answerAll(allowed: boolean): void;
}
