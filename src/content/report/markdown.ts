import { plural } from '../read/words/wording.ts';
import type { CorrectedProblem } from './corrections.ts';
import { addressBelow, fenced, markdownText } from './markdown-text.ts';
import { countProblems } from './text.ts';

interface MarkdownOptions {
  /** Addresses of the folder that holds site-config/: to read its files, and to edit them. */
  view?: string;
  edit?: string;
}

/** Most characters of a comment; GitHub's limit is 65,536. */
const LARGEST = 60_000;
const LONGEST_CORRECTION = 2000;
const NAMES = { error: 'Erro', warning: 'Aviso' };

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
      shown.push(`E mais ${plural(blocks.length - index, 'problema', 'problemas')}.`);
      break;
    }
    shown.push(...block);
  }
  return `${shown.join('\n\n')}\n`;
}

function titleOf(errors: number, problems: readonly CorrectedProblem[]): string {
  if (problems.length === 0) return '### Tudo certo\n\nNenhum problema em site-config/.';
  const counted = countProblems(problems);
  return errors > 0
    ? `### ${counted}\n\nOs erros impedem a publicação; os avisos, não. Comece pelo primeiro: um engano só pode causar várias mensagens.`
    : `### Tudo certo, com ${counted}\n\nNada impede a publicação, mas os avisos pedem a sua atenção.`;
}

function headingOf({ file }: CorrectedProblem, { edit }: MarkdownOptions): string {
  const link = edit ? ` · [editar](${addressBelow(edit, file)})` : '';
  return `#### ${markdownText(file)}${link}`;
}

function blockOf(problem: CorrectedProblem, { view }: MarkdownOptions): string {
  const { severity, file, line, message, hint, corrections = [] } = problem;
  const position = markdownText(`${file}:${line}`);
  const linked = view ? `[${position}](${addressBelow(view, file)}#L${line})` : position;
  const lines = [`**${NAMES[severity]}** em ${linked}`, markdownText(message)];
  if (hint) lines.push(`→ ${markdownText(hint)}`);
  const text = lines.join('<br>');
  const diff = corrections.map(diffOf).join('\n');
  return diff && diff.length <= LONGEST_CORRECTION
    ? `${text}\n\nCorreção pronta:\n\n${fenced('diff', diff)}`
    : text;
}

const diffOf = ({ before, after }: { before: string; after: string }): string =>
  [...signed('-', before), ...signed('+', after)].join('\n');

const signed = (sign: string, text: string) =>
  text === '' ? [] : text.split(/\r\n?|\n/).map((line) => `${sign} ${line}`);
