import type { Problem } from '../../../content/index.ts';
import type { StudioProblem } from '../../shared/protocol.ts';

export function studioProblem(problem: Problem): StudioProblem {
  const { severity, code, file, pointer, message, hint, missing, fix } = problem;
  return { severity, code, file, pointer, message, hint, missing, fixable: fix !== undefined };
}
