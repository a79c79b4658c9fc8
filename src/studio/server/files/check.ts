import type { CheckAnswer } from '../../shared/protocol.ts';
import type { Endpoint } from '../workspace/endpoint.ts';
import { editsIn, optionalText } from '../workspace/endpoint.ts';
import { compileWithEdits } from './compile-page.ts';
import { studioProblem } from './studio-problem.ts';

export const check: Endpoint = async (body, workspace): Promise<CheckAnswer> => {
  const loaded = workspace.loader(editsIn(body, workspace))();
  const file = optionalText(body.page, 'page');
  const page = file && (await compileWithEdits(workspace, loaded, file));
  return { problems: loaded.problems.map(studioProblem), ...(page && { page }) };
};
