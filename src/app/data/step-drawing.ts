import type { StepsSection } from '../types/config.gen.ts';

export type Step = StepsSection['items'][number];

/** What stands beside a step: paths in a box that takes the shape of its room. */
export interface StepDrawing {
  box: string;
  paths: string[];
  /** What is written at it: the names of all lanes, or whose word a gate waits for. */
  words?: string[];
}

/** The page data has it with the step: src/content/compile/steps/. */
export const drawingOfStep = (step: Step) => (step as { drawing?: StepDrawing }).drawing;
