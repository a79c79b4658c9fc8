import type { SiteFiles } from '../read/files/site-files.ts';
import type { SiteConfig } from '../read/site/site-config.ts';
import type { Problem } from '../read/words/problem.ts';
import { plural } from '../read/words/wording.ts';
import { createExcerpts } from './excerpt.ts';

export interface TextOptions {
  files: SiteFiles;
  /** ANSI colours, for a terminal. */
  colors?: boolean;
  /** Given when there is no error: what the closing line counts. */
  config?: SiteConfig | undefined;
}

const STYLES = { error: '31', warning: '33', bold: '1', dim: '2' };
const NAMES = { error: 'erro', warning: 'aviso' };

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
    const { severity, line, column, message, hint } = problem;
    lines.push(
      `  ${paint(severity, NAMES[severity])} ${paint('dim', `${file}:${line}:${column}`)}`,
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
  const found = counted && `${counted}.`;
  if (!config) return found;
  const all = [
    plural(config.pages.length, 'página', 'páginas'),
    plural(Object.keys(config.forms).length, 'formulário', 'formulários'),
    plural(Object.keys(config.collections).length, 'coleção', 'coleções'),
  ].join(', ');
  return found ? `${found} Nada impede a publicação: ${all}.` : `Tudo certo: ${all}.`;
}

/** 2 erros e 1 aviso em 2 arquivos. */
export function countProblems(problems: readonly Problem[]): string {
  const errors = problems.filter((problem) => problem.severity === 'error').length;
  const warnings = problems.length - errors;
  const files = new Set(problems.map((problem) => problem.file)).size;
  const counted = [
    errors > 0 ? plural(errors, 'erro', 'erros') : '',
    warnings > 0 ? plural(warnings, 'aviso', 'avisos') : '',
  ].filter(Boolean);
  return counted.length ? `${counted.join(' e ')} em ${plural(files, 'arquivo', 'arquivos')}` : '';
}

/** The report of what keeps a site from being built or shown; warnings are left to the validator. */
export function formatErrors(problems: readonly Problem[], files: SiteFiles): string {
  return formatText(
    problems.filter(({ severity }) => severity === 'error'),
    { files },
  );
}
