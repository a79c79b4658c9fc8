import { enumerated, msg, type Wording } from '../../words/message.ts';
import { t, worded } from '../../words/reader.ts';
import { LARGEST_BYTES } from '../read/files/read.ts';
import { readText, type SiteFiles } from '../read/files/site-files.ts';
import type { SiteConfig } from '../read/site/site-config.ts';
import type { Problem } from '../read/words/problem.ts';

export interface TextOptions {
  files: SiteFiles;
  /** ANSI colours, for a terminal. */
  colors?: boolean;
  /** Given when there is no error: what the closing line counts. */
  config?: SiteConfig | undefined;
}

const STYLES = { error: '31', warning: '33', bold: '1', dim: '2' };

/** The report a person reads: each file with its problems, then a summary. */
export function formatText(problems: readonly Problem[], options: TextOptions): string {
  const paint = (style: keyof typeof STYLES, text: string) =>
    options.colors ? `\u001b[${STYLES[style]}m${text}\u001b[0m` : text;
  const excerpt = createExcerpts(options.files);
  const lines: string[] = [];
  let file = '';
  for (const problem of problems) {
    if (problem.file !== file) lines.push(paint('bold', problem.file), '');
    file = problem.file;
    const { severity, line, column } = problem;
    const [message = '', hint] = [problem.message, problem.hint].map(worded);
    lines.push(
      `  ${paint(severity, t(`content/report:${severity}`))} ${paint('dim', `${file}:${line}:${column}`)}`,
    );
    lines.push(...indent(message, 4));
    lines.push(...excerpt(problem).map((text) => `    ${paint('dim', text)}`));
    if (hint) lines.push(...indent(`→ ${hint}`, 4));
    lines.push('');
  }
  lines.push(paint('bold', summary(problems, options.config)));
  return `${lines.join('\n')}\n`;
}

const indent = (text: string, spaces: number) =>
  text.split('\n').map((line) => ' '.repeat(spaces) + line);

function summary(problems: readonly Problem[], config: SiteConfig | undefined): string {
  const counted = countProblems(problems);
  if (!config) return counted ? t('content/report:summary', { counted }) : '';
  const all = enumerated([
    msg('content/report:pages', { count: config.pages.length }),
    msg('content/report:forms', { count: Object.keys(config.forms).length }),
    msg('content/report:collections', {
      count: new Set([config.collections, config.records].flatMap(Object.keys)).size,
    }),
  ]);
  return counted
    ? t('content/report:summary-of-warnings', { counted, all })
    : t('content/report:summary-of-good', { all });
}

/** 2 errors and 1 warning in 2 files; undefined if there are none. */
export function countProblems(problems: readonly Problem[]): Wording | undefined {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const files = new Set(problems.map((problem) => problem.file)).size;
  if (problems.length === 0) return undefined;
  const found = [
    ...(errors > 0 ? [msg('content/report:errors', { count: errors })] : []),
    ...(warnings > 0 ? [msg('content/report:warnings', { count: warnings })] : []),
  ];
  return msg('content/report:counted', { found: { list: found, last: 'and' }, files });
}

/** The report of what keeps a site from being built or shown; warnings are left to the validator. */
export function formatErrors(problems: readonly Problem[], files: SiteFiles): string {
  return formatText(
    problems.filter(({ severity }) => severity === 'error'),
    { files },
  );
}

const WIDTH = 90;

/** The line of a problem with a caret under its column; nothing when it cannot be shown. */
export function createExcerpts(files: SiteFiles): (problem: Problem) => string[] {
  // One at a time: problems are sorted by file, and thousands of files would fill the memory.
  let last: { file: string; lines: string[] } | undefined;
  return ({ file, line, column }) => {
    if (last?.file !== file) last = { file, lines: linesOf(files, file) };
    const text = last.lines[line - 1];
    if (text === undefined || text.trim() === '') return [];
    // A long line is cut so that the caret stays in sight.
    const from = column > WIDTH * 0.8 ? column - Math.floor(WIDTH / 2) : 0;
    const shown = text.slice(from, from + WIDTH).replace(/\p{Cc}/gu, ' ');
    const before = from > 0 ? '…' : '';
    const after = text.length > from + WIDTH ? '…' : '';
    const margin = `${line} │ `;
    const caret = ' '.repeat(margin.length + before.length + column - 1 - from);
    return [`${margin}${before}${shown}${after}`, `${caret}^`];
  };
}

function linesOf(files: SiteFiles, file: string): string[] {
  // The target of a symbolic link is private, and reading a pipe may block forever.
  const stat = files.stat(file);
  if (stat?.kind !== 'file' || stat.size > LARGEST_BYTES) return [];
  const text = readText(files, file) ?? '';
  // NUL: the file is not text, or not in an encoding that can be shown.
  return text.includes('\0') ? [] : text.split(/\r\n|\n|\r/);
}
