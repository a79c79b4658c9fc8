import type { Told } from './corrections.ts';

/** The report a program reads. */
export const formatJson = (problems: readonly Told[]): string =>
  `${JSON.stringify({ problems }, null, 2)}\n`;
