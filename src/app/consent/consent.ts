import { useSyncExternalStore } from 'react';
import { askConsent } from '../../lib/boot-protocol.ts';
import { sharedStorage } from '../../lib/safe-storage.ts';
import { DECISION_KEY, type Decision, storedDecision } from './stored-decision.ts';

export type { Decision };

let decision: Decision | undefined;
const listeners = new Set<() => void>();

export const currentDecision = () => decision;

/** Told of every answer from now on, also one given in another tab. Returns what ends it. */
export function onDecision(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The visitor's answer; undefined while there is none, and always on the server. */
export function useDecision(): Decision | undefined {
  return useSyncExternalStore(onDecision, currentDecision, () => undefined);
}

/** Records an answer and acts on it at once. Where storage is blocked it holds for this visit. */
export function decide(version: number, categories: Record<string, boolean>): void {
  const answer = { version, at: new Date().toISOString(), categories };
  // Full storage must not bring an older answer back.
  if (!sharedStorage.set(DECISION_KEY, JSON.stringify(answer))) sharedStorage.remove(DECISION_KEY);
  publish(answer);
}

/** Reads the stored answer and follows it, across tabs and out of the back/forward cache. */
export function followDecision(asked: string): () => void {
  const read = () => publish(storedDecision(asked));
  const onStorage = ({ key }: StorageEvent) => {
    if (key === DECISION_KEY || key === null) read();
  };
  const onShow = ({ persisted }: PageTransitionEvent) => {
    if (persisted) read();
  };
  addEventListener('storage', onStorage);
  addEventListener('pageshow', onShow);
  publish(storedDecision(asked) ?? decision); // one given before this ran, with storage blocked
  return () => {
    removeEventListener('storage', onStorage);
    removeEventListener('pageshow', onShow);
  };
}

function publish(answer: Decision | undefined): void {
  decision = answer;
  // The boot script sets it first; the banner shows by it, in CSS.
  askConsent(!answer);
  for (const listener of listeners) listener();
}
