import type { Problem } from '../problem.ts';
import { plural } from '../words/wording.ts';

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
