import type { StepsSection } from '../../../types/config.gen.ts';

export type Step = StepsSection['items'][number];

/** Up to four texts of at most this many characters are side by side on wide screens. */
const SHORT = 160;

export const fitAcross = (items: Pick<Step, 'text'>[]): boolean =>
  items.length <= 4 && items.every(({ text }) => text.length <= SHORT);

/** The drawing beside a step: paths in a box that is stretched to its container. */
export interface StepDrawing {
  box: string;
  paths: string[];
  /** Its labels: the names of all lanes, or who has to approve. */
  words?: string[];
}

/** `draw` of the traits adds it to the step. */
export const drawingOfStep = (step: Step) => (step as { drawing?: StepDrawing }).drawing;
