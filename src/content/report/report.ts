import { t, worded } from '../../words/reader.ts';
import type { Problem } from '../read/words/problem.ts';
import { type CorrectedProblem, withCorrections } from './corrections.ts';
import { formatMarkdown } from './markdown.ts';
import { formatText, type TextOptions } from './text.ts';

/** The report a program reads. */
export const formatJson = (problems: readonly CorrectedProblem[]): string =>
  `${JSON.stringify({ problems: problems.map(inWords) }, null, 2)}\n`;

export const inWords = (problem: CorrectedProblem) => ({
  ...problem,
  message: worded(problem.message),
  hint: problem.hint && worded(problem.hint),
});

const lines = (problem: Problem): string[] =>
  [problem.message, problem.hint].map(worded).filter(Boolean);

/** A line each, as editors read what a command says of files; see `.vscode/tasks.json`. */
const formatLines = (problems: readonly Problem[]): string =>
  problems.map((problem) => `${lineOf(problem)}\n`).join('');

const lineOf = (problem: Problem): string => {
  const { severity, file, line, column } = problem;
  return `${file}:${line}:${column}: ${severity}: ${lines(problem).join(' ')}`.replace(
    /(?<!\s)\s*\n\s*/g,
    ' ',
  );
};

/** Workflow commands that GitHub Actions shows on the lines of a pull request. */
const formatGithub = (problems: readonly Problem[]): string =>
  problems.map((problem) => `${annotation(problem)}\n`).join('');

function annotation(problem: Problem): string {
  const { severity, file, line, column, code } = problem;
  const properties = { file, line, col: column, title: code };
  const list = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(`${value}`)}`,
  );
  return `::${severity} ${list.join(',')}::${escapeData(lines(problem).join('\n'))}`;
}

// As in actions/toolkit, packages/core/src/command.ts.
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');

/** The log that code scanning shows on the lines of a pull request: SARIF 2.1.0. */
export function formatSarif(problems: readonly Problem[]): string {
  const codes = [...new Set(problems.map(({ code }) => code))].sort();
  const driver = { name: 'site-config', rules: codes.map(ruleOf) };
  const results = problems.map((problem) => resultOf(problem, codes.indexOf(problem.code)));
  const run = { tool: { driver }, columnKind: 'utf16CodeUnits', results };
  return `${JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2)}\n`;
}

const SCHEMA =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const ruleOf = (code: string) => ({
  id: code,
  shortDescription: { text: t('content/report:rule', { code }) },
  help: { text: t('content/report:rule-help') },
});

const resultOf = (problem: Problem, ruleIndex: number) => {
  const { severity, code, file, line, column } = problem;
  return {
    ruleId: code,
    ruleIndex,
    level: severity,
    message: { text: lines(problem).join('\n') },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: file.split('/').map(encodeURIComponent).join('/') },
          region: { startLine: line, startColumn: column },
        },
      },
    ],
  };
};

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
