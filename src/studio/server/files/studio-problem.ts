import type { Problem } from '../../../content/index.ts';
import type { StudioProblem } from '../../shared/protocol.ts';

export const studioProblem = ({
  severity,
  code,
  file,
  pointer,
  message,
  hint,
  fix,
}: Problem): StudioProblem => ({
  severity,
  code,
  file,
  pointer,
  message,
  hint,
  fixable: fix !== undefined,
});
