import { t, worded } from '../../words/reader.ts';
import type { CorrectedProblem } from './corrections.ts';
import { countProblems } from './text.ts';

interface MarkdownOptions {
  /** Addresses of the folder that holds site-config/: to read its files, and to edit them. */
  view?: string;
  edit?: string;
}

/** Most characters of a comment; GitHub's limit is 65,536. */
const LARGEST = 60_000;
const LONGEST_CORRECTION = 2000;

/** The report as a comment on GitHub: errors first, each file with its problems. */
export function formatMarkdown(
  problems: readonly CorrectedProblem[],
  options: MarkdownOptions = {},
): string {
  const errors = problems.filter(({ severity }) => severity === 'error');
  const warnings = problems.filter(({ severity }) => severity === 'warning');
  const blocks = [...errors, ...warnings].map((problem, index, all) => {
    const before = all[index - 1];
    const isFirst = before?.file !== problem.file || before.severity !== problem.severity;
    return isFirst
      ? [headingOf(problem, options), blockOf(problem, options)]
      : [blockOf(problem, options)];
  });
  const shown = [titleOf(errors.length, problems)];
  let left = LARGEST - 300;
  for (const [index, block] of blocks.entries()) {
    left -= block.join('\n\n').length + 2;
    if (left < 0) {
      shown.push(t('content/report:more', { count: blocks.length - index }));
      break;
    }
    shown.push(...block);
  }
  return `${shown.join('\n\n')}\n`;
}

function titleOf(errors: number, problems: readonly CorrectedProblem[]): string {
  if (problems.length === 0)
    return `### ${t('content/report:all-good')}\n\n${t('content/report:no-problems')}`;
  const counted = countProblems(problems);
  return errors > 0
    ? `### ${worded(counted)}\n\n${t('content/report:errors-stop')}`
    : `### ${t('content/report:all-good-but', { counted })}\n\n${t('content/report:warnings-do-not-stop')}`;
}

function headingOf({ file }: CorrectedProblem, { edit }: MarkdownOptions): string {
  const link = edit ? ` · [${t('content/report:edit')}](${addressBelow(edit, file)})` : '';
  return `#### ${markdownText(file)}${link}`;
}

function blockOf(problem: CorrectedProblem, { view }: MarkdownOptions): string {
  const { severity, file, line, corrections = [] } = problem;
  const [message, hint] = [problem.message, problem.hint].map(worded);
  const position = markdownText(`${file}:${line}`);
  const linked = view ? `[${position}](${addressBelow(view, file)}#L${line})` : position;
  const lines = [
    t(`content/report:${severity}-at`, { place: linked }),
    markdownText(message ?? ''),
  ];
  if (hint) lines.push(`→ ${markdownText(hint)}`);
  const text = lines.join('<br>');
  const diff = corrections.map(diffOf).join('\n');
  return diff && diff.length <= LONGEST_CORRECTION
    ? `${text}\n\n${t('content/report:correction')}\n\n${fenced('diff', diff)}`
    : text;
}

const diffOf = ({ before, after }: { before: string; after: string }): string =>
  [...signed('-', before), ...signed('+', after)].join('\n');

const signed = (sign: string, text: string) =>
  text === '' ? [] : text.split(/\r\n?|\n/).map((line) => `${sign} ${line}`);

/** Invisible characters, which can hide text or change its direction. */
const UNSEEN = /(?![\n\t])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]/gu;

/** No honest sentence is longer. */
const LONGEST = 1000;

const visible = (text: string) => text.replace(/\r\n?/g, '\n').replace(UNSEEN, '\uFFFD');

const short = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/**
 * A text that anyone may have written, as Markdown that shows it and does nothing else. GitHub looks
 * for mentions, issues, emoji and formulas after Markdown is HTML, where no escape is left: an
 * element between them keeps their parts apart. Not for the beginning of a line.
 */
export const markdownText = (text: string): string =>
  visible(short(text)).replace(
    /([@#$]|:(?=[\w+-])|(?<=\bGH)-(?=\d))|[\n!-/:-@[-`{-~]/gi,
    (found, apart?: string) => (apart ? `<span>${apart}</span>` : (ESCAPES[found] ?? `\\${found}`)),
  );

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '\n': '<br>',
};

/** Lines of code that nothing in them can end. */
export function fenced(language: string, text: string): string {
  const runs = text.match(/`+/g) ?? [];
  const fence = '`'.repeat(Math.max(3, ...runs.map((run) => run.length + 1)));
  return `${fence}${language}\n${visible(text)}\n${fence}`;
}

/** A path below an address, whatever is in it. */
export const addressBelow = (base: string, path: string): string =>
  [base, ...path.split('/').map(encoded)].join('/');

const encoded = (part: string) =>
  encodeURIComponent(visible(part)).replace(
    /[!'()*]/g,
    (found) => `%${found.charCodeAt(0).toString(16)}`,
  );
