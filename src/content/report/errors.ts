import type { Problem } from '../problem.ts';
import { formatText } from './text.ts';

/** The report of what keeps a site from being built or shown; warnings are left to the validator. */
export function formatErrors(problems: readonly Problem[], root: string): string {
  return formatText(
    problems.filter(({ severity }) => severity === 'error'),
    { root },
  );
}
