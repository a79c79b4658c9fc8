import type { Problem } from '../problem.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatText, type TextOptions } from './text.ts';

/** Every way to tell the problems; each ends in a line break, or is empty. */
export const reports = {
  text: formatText,
  json: formatJson,
  github: formatGithub,
} satisfies Record<string, (problems: readonly Problem[], options: TextOptions) => string>;

export type ReportFormat = keyof typeof reports;
