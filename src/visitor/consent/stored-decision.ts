/** The visitor's answer about consent, as it is stored. */
export interface ConsentDecision {
  version: number;
  /** Time of the answer, ISO 8601. */
  at: string;
  /** By category: allowed or not. */
  categories: Record<string, boolean>;
}

export const DECISION_KEY = 'consent';
const DAY = 24 * 60 * 60 * 1000;
const YEAR = 365 * DAY;

/**
 * The stored answer, if it is valid: of this version, less than a year old, and with every
 * category of `asked` (`2 measurement marketing`). Undefined for blocked storage and damaged values.
 */
export function storedDecision(asked: string): ConsentDecision | undefined {
  try {
    const decision = JSON.parse(localStorage.getItem(DECISION_KEY) ?? '') as ConsentDecision;
    const [version, ...ids] = asked.split(' ');
    const complete = ids.every((id) => typeof decision.categories[id] === 'boolean');
    const age = Date.now() - Date.parse(decision.at);
    // Tolerates a clock that was corrected meanwhile.
    const counts = age > -DAY && age < YEAR;
    if (`${decision.version}` === version && complete && counts) return decision;
  } catch {
    // Damaged or blocked: the visitor is asked again.
  }
  return undefined;
}
