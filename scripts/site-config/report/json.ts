import type { Problem } from '../problem.ts';

/** The report a program reads. */
export const formatJson = (problems: readonly Problem[]): string =>
  `${JSON.stringify({ problems }, null, 2)}\n`;
