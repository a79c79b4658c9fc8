import type { Problem } from '../problem.ts';
import { withCorrections } from './corrections.ts';
import { formatGithub } from './github.ts';
import { formatJson } from './json.ts';
import { formatLines } from './lines.ts';
import { formatMarkdown } from './markdown.ts';
import { formatSarif } from './sarif.ts';
import { formatText, type TextOptions } from './text.ts';

/** Every way to tell the problems; each ends in a line break, or is empty. */
export const reports = {
  text: formatText,
  json: (problems, { files }) => formatJson(withCorrections(problems, files)),
  github: formatGithub,
  lines: formatLines,
  markdown: (problems, { files }) => formatMarkdown(withCorrections(problems, files)),
  sarif: formatSarif,
} satisfies Record<string, (problems: readonly Problem[], options: TextOptions) => string>;

export type ReportFormat = keyof typeof reports;
