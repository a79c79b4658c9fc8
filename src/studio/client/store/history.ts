import type { Edits, Json } from '../../shared/protocol.ts';

/** A field; undo shows the one that it changed. */
export interface FieldLocation {
  file: string;
  pointer: string;
}

export interface HistoryStep {
  before: Edits;
  after: Edits;
  /** For people: "Título". */
  label: string;
  location: FieldLocation;
  /** In milliseconds. */
  time: number;
  /** Typing in the same field is merged into one step. */
  typed: boolean;
}

export interface History {
  past: readonly HistoryStep[];
  future: readonly HistoryStep[];
}

export const NO_HISTORY: History = { past: [], future: [] };

/** In milliseconds. A longer pause begins a new step. */
const TYPING_PAUSE = 1_000;
/** The steps share their unchanged parts, so they need little memory. */
const MAX_STEPS = 1_000;

export function withStep({ past }: History, step: HistoryStep): History {
  const last = past.at(-1);
  const goesOn =
    last?.typed &&
    step.typed &&
    last.location.file === step.location.file &&
    last.location.pointer === step.location.pointer &&
    step.time - last.time < TYPING_PAUSE;
  const steps = goesOn ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step];
  return { past: steps.slice(-MAX_STEPS), future: [] };
}

export function stepBack({
  past,
  future,
}: History): { step: HistoryStep; history: History } | undefined {
  const step = past.at(-1);
  return step && { step, history: { past: past.slice(0, -1), future: [step, ...future] } };
}

export function stepForward({
  past,
  future,
}: History): { step: HistoryStep; history: History } | undefined {
  const [step, ...rest] = future;
  return step && { step, history: { past: [...past, step], future: rest } };
}

export function mapHistory({ past, future }: History, change: (edits: Edits) => Edits): History {
  const cache = new Map<Edits, Edits>();
  const once = (edits: Edits) => {
    const made = cache.get(edits) ?? change(edits);
    cache.set(edits, made);
    return made;
  };
  const map = (steps: readonly HistoryStep[]) =>
    steps.map((step) => ({ ...step, before: once(step.before), after: once(step.after) }));
  return { past: map(past), future: map(future) };
}

/** The uploaded pictures that a step used and that no file uses now. They stay on disk, because a redo needs them. */
export const unusedUploads = (
  { after }: HistoryStep,
  uploads: readonly string[],
  files: readonly (Json | undefined)[],
): string[] =>
  uploads.filter(
    (path) =>
      contains(Object.values(after.values), path) && !files.some((file) => contains(file, path)),
  );

const contains = (value: Json | undefined, text: string): boolean =>
  JSON.stringify(value ?? null).includes(JSON.stringify(text));
