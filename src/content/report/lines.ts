import type { Problem } from '../problem.ts';

/** A line each, as editors read what a command says of files; see `.vscode/tasks.json`. */
export const formatLines = (problems: readonly Problem[]): string =>
  problems.map((problem) => `${lineOf(problem)}\n`).join('');

const lineOf = ({ severity, file, line, column, message, hint }: Problem): string =>
  `${file}:${line}:${column}: ${severity}: ${[message, hint].filter(Boolean).join(' ')}`.replace(
    /(?<!\s)\s*\n\s*/g,
    ' ',
  );
