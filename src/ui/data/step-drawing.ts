import type { StepsSection } from '../../types/config.gen.ts';

export type Step = StepsSection['items'][number];

/** The drawing beside a step: paths in a box that is stretched to its container. */
export interface StepDrawing {
  box: string;
  paths: string[];
  /** Its labels: the names of all lanes, or who has to approve. */
  words?: string[];
}

/** src/content/compile/steps/ adds it to the step. */
export const drawingOfStep = (step: Step) => (step as { drawing?: StepDrawing }).drawing;
