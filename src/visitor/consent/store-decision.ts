import { sharedStorage } from '../../lib/safe-storage.ts';
import { type ConsentDecision, DECISION_KEY } from './stored-decision.ts';

/** Stores an answer. If storage is blocked, it is valid for this visit. */
export function storeDecision(
  version: number,
  categories: ConsentDecision['categories'],
): ConsentDecision {
  const answer = { version, at: new Date().toISOString(), categories };
  // If the storage is full, an older answer must not come back.
  if (!sharedStorage.set(DECISION_KEY, JSON.stringify(answer))) sharedStorage.remove(DECISION_KEY);
  return answer;
}

/** Stores the same answer for every category of `asked`. */
export function answerToAll(asked: string, allowed: boolean): void {
  const [version, ...ids] = asked.split(' ');
  storeDecision(Number(version), Object.fromEntries(ids.map((id) => [id, allowed])));
}
