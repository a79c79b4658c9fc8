import type { CorrectedProblem } from './corrections.ts';

/** The report a program reads. */
export const formatJson = (problems: readonly CorrectedProblem[]): string =>
  `${JSON.stringify({ problems }, null, 2)}\n`;
