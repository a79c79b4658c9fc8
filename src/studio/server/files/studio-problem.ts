import type { Problem } from '../../../content/index.ts';
import type { StudioProblem } from '../../shared/protocol.ts';

export function studioProblem(problem: Problem): StudioProblem {
  const { severity, code, file, pointer, message, hint, fix } = problem;
  return { severity, code, file, pointer, message, hint, fixable: fix !== undefined };
}
