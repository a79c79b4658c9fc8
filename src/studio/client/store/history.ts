import type { Edits } from '../../shared/protocol.ts';

/** Where a step was made: undoing shows it. */
export interface FieldLocation {
  file: string;
  pointer: string;
}

/** One thing done, that is undone at once. */
export interface Step {
  before: Edits;
  after: Edits;
  /** In words: "Título". */
  label: string;
  location: FieldLocation;
  /** Milliseconds. */
  at: number;
  /** Steps of typing in one place become one. */
  typed: boolean;
}

export interface History {
  past: readonly Step[];
  future: readonly Step[];
}

export const NO_HISTORY: History = { past: [], future: [] };

/** A pause as long as this begins another step. */
const TYPING_PAUSE = 1_000;
/** More than anybody undoes by hand; what is shared between steps is held once. */
const MAX_STEPS = 1_000;

/** The history with one more step, which ends what could be redone. */
export function withStep({ past }: History, step: Step): History {
  const last = past.at(-1);
  const goesOn =
    last?.typed &&
    step.typed &&
    last.location.file === step.location.file &&
    last.location.pointer === step.location.pointer &&
    step.at - last.at < TYPING_PAUSE;
  const steps = goesOn ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step];
  return { past: steps.slice(-MAX_STEPS), future: [] };
}

export function stepBack({ past, future }: History): { step: Step; history: History } | undefined {
  const step = past.at(-1);
  return step && { step, history: { past: past.slice(0, -1), future: [step, ...future] } };
}

export function stepForward({
  past,
  future,
}: History): { step: Step; history: History } | undefined {
  const [step, ...rest] = future;
  return step && { step, history: { past: [...past, step], future: rest } };
}

/** Every step's edits changed by one function, as after a save. */
export function mapHistory({ past, future }: History, change: (edits: Edits) => Edits): History {
  const known = new Map<Edits, Edits>();
  const once = (edits: Edits) => {
    const made = known.get(edits) ?? change(edits);
    known.set(edits, made);
    return made;
  };
  const map = (steps: readonly Step[]) =>
    steps.map((step) => ({ ...step, before: once(step.before), after: once(step.after) }));
  return { past: map(past), future: map(future) };
}
