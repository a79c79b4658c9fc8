import type { SiteFiles } from '../machine.ts';
import type { Problem } from '../problem.ts';
import { formatText } from './text.ts';

/** The report of what keeps a site from being built or shown; warnings are left to the validator. */
export function formatErrors(problems: readonly Problem[], files: SiteFiles): string {
  return formatText(
    problems.filter(({ severity }) => severity === 'error'),
    { files },
  );
}
