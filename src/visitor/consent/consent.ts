import type { RefObject } from 'react';
import { askConsent } from '../../lib/boot-protocol.ts';
import { sharedValue } from '../../lib/shared-value.ts';
import type { SiteConsent } from '../../ui/data/types.ts';
import { storeDecision } from './store-decision.ts';
import { type ConsentDecision, DECISION_KEY, storedDecision } from './stored-decision.ts';

export type { ConsentDecision };

/** What the banner, the button in the footer and the preferences share. */
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

const decision = sharedValue<ConsentDecision | undefined>(undefined);

export const currentDecision = decision.get;

/** Calls its argument for every answer, also from another tab. Returns a function that stops it. */
export const onDecision = decision.subscribe;

/** The visitor's answer; undefined if there is none, and always on the server. */
export const useDecision = decision.use;

/** Stores an answer and applies it at once. */
export function decide(version: number, categories: Record<string, boolean>): void {
  publish(storeDecision(version, categories));
}

/** Reads the stored answer, and again if another tab changes it or the page returns from the back/forward cache. */
export function followDecision({ asked, isQuiet }: Pick<SiteConsent, 'asked' | 'isQuiet'>) {
  const read = () => publish(storedDecision(asked), isQuiet);
  const onStorage = ({ key }: StorageEvent) => {
    if (key === DECISION_KEY || key === null) read();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  publish(storedDecision(asked) ?? currentDecision(), isQuiet); // an answer given before, with storage blocked
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}

function publish(answer: ConsentDecision | undefined, isQuiet?: boolean): void {
  // The boot script sets it first; CSS shows the banner by it.
  askConsent(!answer && !isQuiet);
  decision.set(answer);
}
