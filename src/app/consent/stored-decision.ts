/** The visitor's answer about consent, as it is kept. */
export interface Decision {
  version: number;
  /** When it was given, ISO 8601. */
  at: string;
  /** By category: allowed or not. */
  categories: Record<string, boolean>;
}

export const DECISION_KEY = 'consent';
const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;

/**
 * The stored answer, if it still counts: of this version, less than a year old, and about every
 * category of `asked` (`2 measurement marketing`). Blocked storage and damaged values count as none.
 */
export function storedDecision(asked: string): Decision | undefined {
  try {
    const decision = JSON.parse(localStorage.getItem(DECISION_KEY) ?? '') as Decision;
    const [version, ...ids] = asked.split(' ');
    const complete = ids.every((id) => typeof decision.categories[id] === 'boolean');
    const age = Date.now() - Date.parse(decision.at);
    // Clocks differ, or are set right meanwhile.
    const counts = age > -DAY && age < YEAR;
    if (`${decision.version}` === version && complete && counts) return decision;
  } catch {
    // Ask.
  }
  return undefined;
}
