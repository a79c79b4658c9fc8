import { sameJson } from '../../../../lib/same-json.ts';
import { isWithin } from '../../../shared/json-pointer.ts';
import { createListeners } from '../../../shared/listeners.ts';
import type { StudioProblem } from '../../../shared/protocol.ts';
import { pointerOfProblem } from '../problems/problem-text.ts';

export interface ProblemStore {
  set(problems: readonly StudioProblem[]): void;
  subscribe(listener: () => void): () => void;
  /** The problems at a pointer or inside; the same array until one of them changes. */
  within(pointer: string): readonly StudioProblem[];
}

const NONE: readonly StudioProblem[] = [];

/** Hands each field its own problems, so that a check with the same result renders nothing. */
export function createProblemStore(): ProblemStore {
  let all: readonly StudioProblem[] = NONE;
  const asked = new Map<string, readonly StudioProblem[]>();
  let fresh = new Set<string>();
  const { subscribe, notify } = createListeners();
  return {
    set(problems) {
      if (problems === all) return;
      all = problems;
      fresh = new Set();
      notify();
    },
    subscribe,
    within(pointer) {
      const before = asked.get(pointer) ?? NONE;
      if (fresh.has(pointer)) return before;
      fresh.add(pointer);
      const found = all.filter((problem) => isWithin(pointerOfProblem(problem), pointer));
      const now = same(before, found) ? before : found;
      asked.set(pointer, now);
      return now;
    },
  };
}

const KEYS = ['code', 'pointer', 'message', 'hint', 'severity', 'fixable'] as const;

const same = (before: readonly StudioProblem[], after: readonly StudioProblem[]) =>
  before.length === after.length &&
  before.every((problem, index) =>
    KEYS.every((key) => sameJson(problem[key], after[index]?.[key])),
  );
