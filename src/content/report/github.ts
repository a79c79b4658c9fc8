import type { Problem } from '../problem.ts';

/** Workflow commands that GitHub Actions shows on the lines of a pull request. */
export const formatGithub = (problems: readonly Problem[]): string =>
  problems.map((problem) => `${annotation(problem)}\n`).join('');

function annotation({ severity, file, line, column, code, message, hint }: Problem): string {
  const properties = { file, line, col: column, title: code };
  const list = Object.entries(properties).map(
    ([name, value]) => `${name}=${escapeProperty(`${value}`)}`,
  );
  return `::${severity} ${list.join(',')}::${escapeData(hint ? `${message}\n${hint}` : message)}`;
}

// As in actions/toolkit, packages/core/src/command.ts.
const escapeData = (text: string) =>
  text.replaceAll('%', '%25').replaceAll('\r', '%0D').replaceAll('\n', '%0A');

const escapeProperty = (text: string) =>
  escapeData(text).replaceAll(':', '%3A').replaceAll(',', '%2C');
